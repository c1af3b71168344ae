import { pathOf } from '#app/framework/addresses/path-of'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { QuickLinks } from '#app/ui/quick-links'
import { TargetLink } from '#app/ui/target-link'
import { menuLinks } from './menu-links'

export function NotFoundScreen() {
  const { college, menus, catalogue } = useSite()
  const ways = menuLinks(menus.menu, catalogue)
  const others = menus.topLinks.filter((link) => ways.every(({ place }) => place !== link.place))
  return (
    <div className="container-page grid grid-cols-1 min-h-[70vh] content-center gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[1.2fr_1fr] lg:items-center">
      <title>{`Page Not Found | ${college.name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className="eyebrow text-gilt">Error 404</p>
        <h1 className="mt-3 text-4xl text-heading md:text-6xl">Page Not Found</h1>
        <p className="mt-5 max-w-md text-lg text-ink-soft">
          There’s no page at this address. It may have moved, or there may be a typo in the link.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={pathOf('home')} className="button-primary">
            Back to Home
          </Link>
          <Link to={pathOf('search')} className="button-outline">
            <Icon of="search" className="size-5" />
            Search the website
          </Link>
        </p>
      </div>
      <nav aria-label="Quick links" className="lg:col-span-2 lg:row-start-2">
        <QuickLinks />
      </nav>
      <nav aria-label="Other pages">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-8 rounded-card bg-card px-5 py-3 shadow-card sm:px-7">
          {[...others, ...ways].map(({ place, label }) => (
            <li key={place}>
              <TargetLink
                place={place}
                className="group flex min-h-11 items-center justify-between gap-4 py-1 font-semibold text-ink transition-colors duration-200 hover:text-accent"
              >
                {label}
                <Icon
                  of="arrow-right"
                  className="size-4.5 shrink-0 text-gilt transition-transform duration-300 ease-calm group-hover:translate-x-1"
                />
              </TargetLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
