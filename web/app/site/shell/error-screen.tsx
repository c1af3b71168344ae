import logo from 'college/pictures/logo.svg'
import { pathOf } from '#app/framework/addresses/path-of'
import { telLink } from '#app/lib/contact-links'
import { useSiteIfKnown } from '#app/lib/site'
import { menuLinks } from './menu-links'

export function FailureTitle() {
  const { college } = useSiteIfKnown() ?? {}
  return <title>{['Something went wrong', college?.name].filter(Boolean).join(' | ')}</title>
}

/** Plain links, because a new document is a fresh start. */
export function ErrorScreen() {
  const { college, menus, catalogue } = useSiteIfKnown() ?? {}
  const links = menus && catalogue ? menuLinks(menus.menu, catalogue) : []
  return (
    <main className="container-page grid min-h-svh place-content-center justify-items-center gap-4 py-20 text-center">
      <FailureTitle />
      <meta name="robots" content="noindex" />
      <img src={logo} alt="" width={72} height={72} className="size-18" />
      {college && <p className="eyebrow text-gilt">{college.name}</p>}
      <h1 className="text-4xl text-heading md:text-5xl">Oops! Something went wrong</h1>
      <p className="max-w-md text-lg text-balance text-ink-soft">
        The page could not be shown. Please try again in a moment.
      </p>
      <a className="button-primary mt-3" href={pathOf('home')}>
        Go to the home page
      </a>
      <nav aria-label="Other pages">
        <ul className="mt-4 flex max-w-xl flex-wrap justify-center gap-x-6">
          {links.map(({ place, label }) => (
            <li key={place}>
              <a
                href={place}
                className="inline-flex min-h-11 items-center text-accent underline decoration-gold-500/60 underline-offset-4 hover:decoration-gold-500"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {college && (
        <p className="text-ink-muted">
          If this keeps happening, call{' '}
          <a
            href={telLink(college.phone)}
            className="whitespace-nowrap text-accent underline decoration-gold-500/60 underline-offset-4 hover:decoration-gold-500"
          >
            {college.phone}
          </a>
          .
        </p>
      )}
    </main>
  )
}
