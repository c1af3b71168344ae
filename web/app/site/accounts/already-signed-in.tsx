import type { User } from 'contract/accounts/account'
import { useEffect, useEffectEvent } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { registrationToReturnTo } from '#app/lib/come-back'
import { replaceBy } from '#app/lib/go-to'
import { leaveNotice } from '#app/lib/notice-after-reload'
import { TextLink } from './text-link'

export function AlreadySignedIn({ user }: { user: User }) {
  const back = registrationToReturnTo()
  const path = back ?? pathOf('home')
  const proceed = useEffectEvent(() => {
    const name = user.name?.trim() || user.email
    leaveNotice('info', `You’re already signed in${name ? ` as ${name}` : ''}.`)
    replaceBy(path)
  })
  useEffect(() => proceed(), [])
  return (
    <p className="text-ink-soft">
      You’re already signed in. Taking you to the{' '}
      <TextLink to={path}>{back ? 'page you came from' : 'home page'}</TextLink> …
    </p>
  )
}
