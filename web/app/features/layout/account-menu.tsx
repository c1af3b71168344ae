import { lazy, Suspense } from 'react'
import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/pages/path-of'

// Most visitors are not signed in. Should the menu not arrive, the way to the account stays.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu').then(
    ({ SignedInMenu }) => ({ default: SignedInMenu }),
    () => ({ default: AccountLink }),
  ),
)

/** Leads to the login, or shows who is signed in. */
export function AccountMenu() {
  const { user } = useCurrentUser()
  if (!user) return <RoundLink path={pathOf('login')} label="Login" />
  return (
    <Suspense fallback={<AccountLink />}>
      <SignedInMenu user={user} />
    </Suspense>
  )
}

const AccountLink = () => <RoundLink path={pathOf('account')} label="My account" />

function RoundLink({ path, label }: { path: string; label: string }) {
  return (
    <Link
      to={path}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full text-accent transition-colors duration-200 hover:bg-accent-soft"
    >
      <Icon of="circle-user-round" className="size-6" />
    </Link>
  )
}
