import { lazy, Suspense } from 'react'
import { useCurrentUser, useUserOnReturn } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { RoundLink } from './round-link'

// Most visitors aren't signed in. If the menu fails to load, a link remains.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu').then(
    ({ SignedInMenu }) => ({ default: SignedInMenu }),
    () => ({ default: AccountLink }),
  ),
)

export function AccountMenu() {
  const { user } = useCurrentUser()
  useUserOnReturn()
  if (!user) return <RoundLink path={pathOf('login')} label="Login" icon="circle-user-round" />
  return (
    <Suspense fallback={<AccountLink />}>
      <SignedInMenu user={user} />
    </Suspense>
  )
}

const AccountLink = () => (
  <RoundLink path={pathOf('account')} label="My account" icon="circle-user-round" />
)
