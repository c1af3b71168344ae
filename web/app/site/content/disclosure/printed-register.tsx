import type { Register } from 'contract/content/disclosure'
import { pathOf } from '#app/framework/addresses/path-of'
import { formatDate } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { PrintedItem } from './printed-item'
import { countText, documentTitle } from './register-texts'

export function PrintedRegister({ register }: { register: Register }) {
  const { college, publicUrl } = useSite()
  const { groups, changedAt } = register
  return (
    <article className="printed-register">
      <header>
        <p className="printed-name">{college.name}</p>
        <p>{college.addressLines.join(', ')}</p>
        <p>
          {college.affiliation}. {college.phone}, {college.email}
        </p>
        <h1>{documentTitle}</h1>
        <p>
          {countText(register)}{' '}
          {changedAt && <span>{`Last updated: ${formatDate(changedAt)}`}</span>}
        </p>
        <p>
          Latest version: <b>{new URL(pathOf('disclosure'), publicUrl).href}</b>
        </p>
      </header>
      {groups.map(({ slug, title, items }, groupIndex) => (
        <section key={slug} aria-label={title}>
          <h2>
            {groupIndex + 1} {title}
          </h2>
          {items.map((item, index) => (
            <PrintedItem key={item.slug} item={item} number={`${groupIndex + 1}.${index + 1}`} />
          ))}
        </section>
      ))}
    </article>
  )
}
