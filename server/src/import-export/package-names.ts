/** The words of a package, and where its files are by their hashes. */
export type Package = {
  words: Uint8Array
  /** The bytes of a file, read when they are asked for; undefined where the package has none of that name. */
  read: (name: string) => Promise<Uint8Array> | undefined
}

/** Of pictures and documents. */
export const mostFiles = 5_000

/** The name of a file in a package. */
export const packedName = (kind: 'picture' | 'document', sha256: string) =>
  `files/${sha256}.${kind === 'picture' ? 'webp' : 'pdf'}`
