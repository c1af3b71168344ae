import { lazy, Suspense } from 'react'
import { useCurrentUser, useUserOnReturn } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { IslandQueries } from '#app/framework/islands/island-queries'
import { RoundLink } from './round-link'
import { useUnverifiedNotice } from './use-unverified-notice'

// Most visitors aren't signed in. If the menu fails to load, a link remains.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu').then(
    ({ SignedInMenu }) => ({ default: SignedInMenu }),
    () => ({ default: AccountLink }),
  ),
)

type Props = { isHome: boolean }

function AccountMenu({ isHome }: Props) {
  const { user } = useCurrentUser()
  useUserOnReturn()
  useUnverifiedNotice(isHome)
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

const Account = (props: Props) => (
  <IslandQueries>
    <AccountMenu {...props} />
  </IslandQueries>
)

export default island(Account, { hydrate: 'signed-in' })
