import type { Register } from 'contract/content/disclosure'
import { RegisterItem } from './register-item'

export function RegisterGroups({ groups }: Pick<Register, 'groups'>) {
  if (groups.length === 0)
    return (
      <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-ink-soft">
        Nothing has been published here yet.
      </p>
    )
  return (
    <div className="grid gap-14">
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
