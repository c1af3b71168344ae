import logo from 'college/pictures/logo.svg'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser, useUserOnReturn } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { HeaderSearch } from './header-search'
import { MainMenu } from './main-menu'
import { MobileMenu } from './mobile-menu'
import { RoundLink } from './round-link'

// Most visitors aren't signed in. If the menu fails to load, a link remains.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu').then(
    ({ SignedInMenu }) => ({ default: SignedInMenu }),
    () => ({ default: AccountLink }),
  ),
)

function AccountMenu() {
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

export function Header() {
  const college = useCollege()
  // Keyed by navigation, so that menus close.
  const { key } = useLocation()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
      <div className="container-page flex min-h-18 flex-wrap items-center justify-between gap-x-3">
        <Link
          to={pathOf('home')}
          className="flex min-h-11 min-w-0 flex-[1_1_7.75rem] items-center gap-3"
        >
          <img src={logo} alt="" width={48} height={48} className="size-tap sm:size-12" />
          <span className="min-w-0">
            <span className="block font-display text-base leading-tight font-semibold text-balance text-accent min-[26rem]:text-lg sm:text-xl">
              {college.name}
            </span>
            <span className="hidden text-sm leading-tight text-ink-muted sm:block lg:hidden xl:block">
              {college.tagline}
            </span>
          </span>
        </Link>
        <div className="ml-auto flex items-center gap-1 print:hidden">
          <MainMenu />
          <HeaderSearch key={`search ${key}`} />
          <AccountMenu key={`account ${key}`} />
          <MobileMenu key={`menu ${key}`} />
        </div>
      </div>
    </header>
  )
}
