import { pathOf } from '#app/framework/addresses/path-of'
import { textHere } from '#app/lib/languages/page-language'
import { searchPath } from '#app/lib/search-view'
import { useCatalogue } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { QuickLinks } from '#app/ui/quick-links'

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2'

const generalTopics = ['result', 'fees', 'scholarship', 'library']

/** Before anything is typed. */
export function SearchStarts() {
  const { courses } = useCatalogue()
  const examples = [
    ...courses.slice(0, 1).map(({ title }) => title),
    ...generalTopics.map(textHere),
  ]
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 text-ink-soft">
        For example
        {examples.map((q) => (
          <Link key={q} to={searchPath({ q, page: 1 })} className={link}>
            {q}
          </Link>
        ))}
      </p>
      <PopularPages title="Most visited" />
    </>
  )
}

export function PopularPages({ title }: { title: string }) {
  return (
    <div className="mt-8">
      <p className="mb-3 font-semibold text-ink">{title}</p>
      <nav aria-label="Quick links">
        <QuickLinks />
      </nav>
      <nav aria-label="Popular pages" className="mt-3">
        <ul className="flex flex-wrap gap-x-6">
          {pages.map(([path, label]) => (
            <li key={path}>
              <Link to={path} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const pages = [
  [`${pathOf('home')}#courses-title`, 'Courses'],
  [pathOf('notices'), 'Notices'],
  [pathOf('events'), 'Events'],
  [pathOf('team'), 'Our Team'],
  [pathOf('contact'), 'Contact'],
] as const
