import type { DocumentEnding } from 'contract/content/library/document-types'
import type { LibraryKind } from 'contract/content/library/items'

export type Package = {
  words: Uint8Array
  read: (name: string) => Promise<Uint8Array> | undefined
}

export const maxFiles = 5_000

type Named = { kind: LibraryKind; sha256: string; ending?: DocumentEnding | undefined }

export const packedName = ({ kind, sha256, ending = 'pdf' }: Named) =>
  `files/${sha256}.${kind === 'picture' ? 'webp' : ending}`
