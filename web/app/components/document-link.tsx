import type { ShownDocument } from 'contract/library/shown'

/** Whether it is a document of the library as the server tells it. */
export const isDocument = (value: unknown): value is ShownDocument =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** A way to a document, with its kind and size. Nothing where it is gone. */
export const DocumentLink = ({ document }: { document: ShownDocument | undefined }) =>
  document && (
    <p>
      <a href={document.address}>{document.name}</a>
      {` (PDF, ${sizeOf(document.bytes)})`}
    </p>
  )
