import type { PublicDisclosureItem } from 'contract/content/disclosure'
import { documentSummary } from '#app/lib/document-facts'
import { useSite } from '#app/lib/site'
import { RichText } from '#app/ui/rich-text/rich-text'
import { fullAddress, withFullAddresses } from './full-addresses'
import { basisText } from './register-texts'

function FullAddressLink({ place, language }: { place: string; language?: string | undefined }) {
  const { publicUrl } = useSite()
  const href = fullAddress(place, publicUrl)
  return (
    <a
      href={href}
      hrefLang={language}
      className="break-all text-accent underline underline-offset-2"
    >
      {href}
    </a>
  )
}

export function PrintedItem({ item, number }: { item: PublicDisclosureItem; number: string }) {
  const { publicUrl } = useSite()
  const { title, explanation, body, documents, links, notApplicable } = item
  const basis = basisText(item)
  return (
    <section aria-label={title} className="printed-item">
      <h3>
        {number} {title}
      </h3>
      <p>{explanation}</p>
      {basis && <p className="printed-basis">{basis}</p>}
      {notApplicable !== undefined && (
        <p>
          <b>Does not apply:</b> {notApplicable}
        </p>
      )}
      <RichText of={withFullAddresses(body, publicUrl)} />
      {(documents.length > 0 || links.length > 0) && (
        <ul>
          {documents.map(
            ({ _key, label, file }) =>
              file && (
                <li key={_key}>
                  {label} ({documentSummary(file)}):{' '}
                  <FullAddressLink place={file.address} language={file.language} />
                </li>
              ),
          )}
          {links.map(({ _key, label, place }) => (
            <li key={_key}>
              {label}: <FullAddressLink place={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
