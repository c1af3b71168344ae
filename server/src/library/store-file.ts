import { centre, type Focus } from 'contract/library/items'
import { databaseFailure } from '../db/failure.ts'
import type { Documents } from '../documents/documents.ts'
import type { DocumentReading } from '../documents/reading/document-reading.ts'
import { readUpload } from '../documents/reading/read-document.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { SentFile } from './read-file.ts'

export type Stores = { pictures: Pictures; documents: Documents }

/** What is stored of a file, for the row that names it. */
export type StoredFile = {
  address: string
  cut: string | null
  /** Where the bytes lie that it was made of, of a picture that came in a package. */
  origin: string | null
  focus: Focus
  /** What was read of a document. */
  reading: DocumentReading | null
}

/**
 * Stores a file that was sent: a document when it was read, see `readUpload`; a picture with its upright cut around the focal
 * point, and, where it is to be packed again as it came, with its bytes. Leaves nothing when it fails.
 */
export async function storeFile(
  stores: Stores,
  { kind, file, bytes }: SentFile,
  { focus = centre, keepsOrigin = false } = {},
): Promise<StoredFile> {
  const { pictures, documents } = stores
  if (kind === 'document') {
    const reading = await readUpload(bytes)
    const address = await documents.save(bytes)
    return { address, cut: null, origin: null, focus: centre, reading }
  }
  const address = await pictures.save(file, 'first')
  const stored: StoredFile = { address, cut: null, origin: null, focus, reading: null }
  try {
    const cut = await pictures.cut(address, focus)
    stored.cut = cut
    const origin = keepsOrigin ? await documents.save(bytes, 'origin') : null
    return { ...stored, origin }
  } catch (error) {
    await removeFile(stores, stored).catch(() => undefined)
    throw error
  }
}

type Places = Pick<StoredFile, 'address' | 'cut' | 'origin'>

async function removeFile({ pictures, documents }: Stores, { address, cut, origin }: Places) {
  await pictures.remove(address)
  if (cut) await pictures.remove(cut)
  for (const place of [address, origin]) if (place) await documents.remove(place)
}

/** For the failure of a change whose files are stored already: removes them and fails on. */
export const takeBackFiles =
  (stores: Stores, ...files: readonly Places[]) =>
  async (error: unknown) => {
    // A connection lost during a commit leaves open whether the row is there; then the sweep decides.
    const isUnknown = error instanceof Error && databaseFailure(error)?.statusCode === 503
    if (isUnknown) throw error
    for (const file of files) await removeFile(stores, file)
    throw error
  }
