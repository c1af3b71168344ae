import type { ShownNotice } from 'contract/content/notices'
import { Icon } from '#app/components/icon'
import { resolveAddress } from '#app/components/picture'
import { documentFacts } from '#app/lib/document-facts'

/** The documents of a notice that are in the library, each with what it is and how long. */
export function NoticeDocuments({ documents }: Pick<ShownNotice, 'documents'>) {
  const there = documents.flatMap(({ _key, label, file }) => (file ? [{ _key, label, file }] : []))
  if (there.length === 0) return null
  return (
    <section aria-labelledby="documents" className="mt-10 max-w-4xl">
      <h2 id="documents" className="text-2xl text-heading">
        Documents
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {there.map(({ _key, label, file }) => (
          <li key={_key} className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
            <div className="min-w-40 flex-1">
              <h3 className="font-sans text-lg leading-snug font-semibold break-words text-heading">
                {label}
              </h3>
              <p className="text-base text-ink-muted">{documentFacts(file)}</p>
            </div>
            <div className="flex flex-wrap gap-3 print:hidden">
              <a href={resolveAddress(file.address)} className="button-outline">
                <Icon of="eye" className="size-5" />
                View <span className="sr-only">{label}</span>
              </a>
              <a
                href={resolveAddress(file.address)}
                download={file.name}
                className="button-outline"
              >
                <Icon of="download" className="size-5" />
                Download <span className="sr-only">{label}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
