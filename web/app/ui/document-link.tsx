import type { ShownDocument } from 'contract/content/library/public-view'
import { documentFacts } from '#app/lib/document-facts'
import { DocumentWords } from '#app/ui/document-words'

export const isDocument = (value: unknown): value is ShownDocument =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value

export const DocumentLink = ({ document }: { document: ShownDocument | undefined }) =>
  document && (
    <>
      <p>
        <a href={document.address} hrefLang={document.language}>
          {document.name}
        </a>
        {` (${documentFacts(document)})`}
      </p>
      <DocumentWords label={document.name} document={document} />
    </>
  )
