import logo from 'college/pictures/logo.svg'
import { useLocation } from 'react-router'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { Link } from '#app/ui/link'
import Account from './account.island'
import HeaderSearch from './header-search.island'
import { MainMenu } from './main-menu'
import { MobileMenu } from './mobile-menu'

export function Header() {
  const college = useCollege()
  const isHome = useLocation().pathname === pathOf('home')
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
          <HeaderSearch />
          <Account isHome={isHome} />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
