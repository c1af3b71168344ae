import type { ShownDocument } from 'contract/library/shown'
import { sizeText } from '#app/lib/size-text'

/** Whether it is a document of the library as the server tells it. */
export const isDocument = (value: unknown): value is ShownDocument =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value

/** A way to a document, with its kind and size. Nothing where it is gone. */
export const DocumentLink = ({ document }: { document: ShownDocument | undefined }) =>
  document && (
    <p>
      <a href={document.address}>{document.name}</a>
      {` (PDF, ${sizeText(document.bytes)})`}
    </p>
  )
