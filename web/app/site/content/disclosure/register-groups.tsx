import type { PublicDisclosureItem, Register } from 'contract/content/disclosure'
import { DocumentRows } from '#app/ui/document-rows'
import { RichText } from '#app/ui/rich-text/rich-text'
import { TargetLink } from '#app/ui/target-link'
import { basisText } from './register-texts'

export function RegisterGroups({ groups }: Pick<Register, 'groups'>) {
  if (groups.length === 0)
    return (
      <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-ink-soft">
        Nothing has been published here yet.
      </p>
    )
  return (
    <div className="grid gap-10 md:gap-14">
      <nav aria-label="Sections" className="filter-chips flex flex-wrap gap-2 print:hidden">
        {groups.map(({ slug, title }) => (
          <a key={slug} href={`#group-${slug}`}>
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ slug, title, items }) => (
        <section key={slug} aria-labelledby={`group-${slug}`}>
          <h2 id={`group-${slug}`} className="text-3xl text-heading md:text-4xl">
            {title}
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {items.map((item) => (
              <RegisterItem key={item.slug} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function RegisterItem({ item }: { item: PublicDisclosureItem }) {
  const { slug, title, explanation, body, documents, links, notApplicable } = item
  const basis = basisText(item)
  return (
    <li
      id={`item-${slug}`}
      className="grid grid-cols-1 gap-x-12 gap-y-3 py-5 md:gap-y-4 md:py-8 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="text-xl break-words text-heading md:text-2xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{explanation}</p>
        {basis && <p className="mt-2 text-[0.9375rem] break-words text-ink-muted">{basis}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 [&>.prose:empty]:hidden">
        {notApplicable !== undefined && (
          <p className="border-l-4 border-line-strong pl-4 text-lg text-ink-soft">
            <b className="font-semibold text-ink">Does not apply:</b> {notApplicable}
          </p>
        )}
        <RichText of={body} />
        {documents.length > 0 && <DocumentRows documents={documents} heading="h4" />}
        {links.length > 0 && (
          <ul className="grid grid-cols-1">
            {links.map(({ _key, label, place }) => (
              <li key={_key}>
                <TargetLink
                  place={place}
                  className="inline-flex min-h-11 items-center text-lg font-semibold text-accent underline underline-offset-4"
                >
                  {label}
                </TargetLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
