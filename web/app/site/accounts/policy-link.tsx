import { pathOf } from '#app/framework/addresses/path-of'

type PolicyLinkProps = { page: 'terms' | 'privacy'; children: string }

/** In a new tab, so that nothing typed is lost. */
export function PolicyLink({ page, children }: PolicyLinkProps) {
  return (
    <a
      href={pathOf(page)}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-accent underline underline-offset-4 hover:text-ink"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
