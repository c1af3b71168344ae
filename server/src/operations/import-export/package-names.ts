import type { DocumentEnding } from 'contract/content/library/document-types'
import type { LibraryKind } from 'contract/content/library/items'

/** The words of a package, and where its files are by their hashes. */
export type Package = {
  words: Uint8Array
  /** The bytes of a file, read when they are asked for; undefined where the package has none of that name. */
  read: (name: string) => Promise<Uint8Array> | undefined
}

/** Of pictures and documents. */
export const mostFiles = 5_000

type Named = { kind: LibraryKind; sha256: string; ending?: DocumentEnding | undefined }

/** The name of a file in a package. */
export const packedName = ({ kind, sha256, ending = 'pdf' }: Named) =>
  `files/${sha256}.${kind === 'picture' ? 'webp' : ending}`
