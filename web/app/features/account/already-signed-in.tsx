import type { User } from 'contract/account'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/components/toaster'
import { pathOf } from '#app/pages/path-of'
import { TextLink } from './text-link'

/** For who comes to sign in and is signed in: leads home. */
export function AlreadySignedIn({ user }: { user: User }) {
  const navigate = useNavigate()
  const leadHome = useEffectEvent(() => {
    const name = user.name?.trim() || user.email
    showToast('info', `You are already signed in${name ? ` as ${name}` : ''}.`)
    void navigate(pathOf('home'), { replace: true }) // the router shows its failures itself
  })
  useEffect(() => leadHome(), [])
  return (
    <p className="text-ink-soft">
      You are already signed in. Taking you to the{' '}
      <TextLink to={pathOf('home')}>home page</TextLink> …
    </p>
  )
}
