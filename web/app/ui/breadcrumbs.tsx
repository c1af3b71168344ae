import { pathOf } from '#app/framework/addresses/path-of'
import type { Crumb } from '#app/lib/breadcrumbs'
import { Link } from '#app/ui/link'

const link =
  'inline-flex min-h-11 items-center underline-offset-4 transition-colors duration-200 hover:text-gold-300 hover:underline'

/** `crumbs` follow Home; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-sm text-sand-200">
        <li>
          <Link to={pathOf('home')} className={link}>
            Home
          </Link>
        </li>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2.5">
            <span aria-hidden="true" className="text-gold-500">
              ›
            </span>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-white">
                {name}
              </span>
            ) : (
              <Link to={path} className={link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
