import type { PublicDocument } from 'contract/content/library/public-view'
import { documentSummary } from '#app/lib/document-facts'
import { DocumentDetails } from '#app/ui/document-details'

export const isDocument = (value: unknown): value is PublicDocument =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value

export const DocumentLink = ({ document }: { document: PublicDocument | undefined }) =>
  document && (
    <>
      <p>
        <a href={document.address} hrefLang={document.language}>
          {document.name}
        </a>
        {' ('}
        {documentSummary(document)})
      </p>
      <DocumentDetails label={document.name} document={document} />
    </>
  )
