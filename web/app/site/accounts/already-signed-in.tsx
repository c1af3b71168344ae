import type { User } from 'contract/accounts/account'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#app/framework/addresses/path-of'
import { cameBack, useComingBack } from '#app/lib/come-back'
import { showToast } from '#app/ui/toaster'
import { TextLink } from './text-link'

export function AlreadySignedIn({ user }: { user: User }) {
  const navigate = useNavigate()
  const back = useComingBack()
  const path = back ?? pathOf('home')
  const leadOn = useEffectEvent(() => {
    const name = user.name?.trim() || user.email
    showToast('info', `You're already signed in${name ? ` as ${name}` : ''}.`)
    void navigate(path, { replace: true, state: back && cameBack }) // the router shows its failures itself
  })
  useEffect(() => leadOn(), [])
  return (
    <p className="text-ink-soft">
      You're already signed in. Taking you to the{' '}
      <TextLink to={path}>{back ? 'page you came from' : 'home page'}</TextLink> …
    </p>
  )
}
