import type { PublicDocument } from 'contract/content/library/public-view'
import { documentSummary } from '#app/lib/document-facts'
import { DocumentDetails } from '#app/ui/document-details'
import { Icon } from '#app/ui/icon'
import { resolveAddress } from '#app/ui/picture'

type DocumentRow = {
  _key: string
  label: string
  /** Used in a sentence; defaults to the label. */
  called?: string
  file?: PublicDocument | undefined
}

type DocumentRowsProps = {
  documents: readonly DocumentRow[]
  heading: 'h3' | 'h4'
}

export const DocumentRows = ({ documents, heading: Heading }: DocumentRowsProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {documents.map(
      ({ _key, label, called = label, file }) =>
        file && (
          <li key={_key} className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
            <div className="min-w-[min(10rem,100%)] flex-1">
              <Heading className="font-sans text-lg leading-snug font-semibold break-words text-heading">
                {label}
              </Heading>
              <p className="text-base text-ink-muted">{documentSummary(file)}</p>
            </div>
            <div className="flex flex-wrap gap-3 print:hidden">
              <a
                href={resolveAddress(file.address)}
                hrefLang={file.language}
                className="button-outline"
              >
                <Icon of="eye" className="size-5" />
                View <span className="sr-only">{called}</span>
              </a>
              <a
                href={resolveAddress(file.address)}
                hrefLang={file.language}
                download={file.name}
                className="button-outline"
              >
                <Icon of="download" className="size-5" />
                Download <span className="sr-only">{called}</span>
              </a>
            </div>
            <DocumentDetails label={label} document={file} />
          </li>
        ),
    )}
  </ul>
)
