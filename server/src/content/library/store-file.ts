import { centre, type Focus } from 'contract/content/library/items'
import { databaseFailure } from '../../platform/db/failure.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import type { Documents } from '../documents/documents.ts'
import { type DocumentReading, pictureOfText } from '../documents/reading/document-reading.ts'
import { readUpload } from '../documents/reading/read-document.ts'
import type { SentFile } from './read-file.ts'

export type Stores = { pictures: Pictures; documents: Documents }

export type StoredFile = {
  address: string
  cut: string | null
  /** The original bytes, for files from a package that were re-encoded. */
  origin: string | null
  focus: Focus
  /** Documents as delivered, pictures as uploaded. */
  bytes: number
  reading: DocumentReading | null
}

/** `account`: key of the upload queue. */
type How = { account: string; focus?: Focus; keepsOrigin?: boolean }

/** Pictures of text are re-encoded, which removes metadata. */
async function storeDocument(
  { pictures, documents }: Stores,
  { bytes, ending }: Extract<SentFile, { kind: 'document' }>,
  account: string,
): Promise<StoredFile> {
  const isPdf = ending === 'pdf'
  const reading = isPdf ? await readUpload(bytes, account) : pictureOfText
  const stored = isPdf ? bytes : await pictures.encodePage(bytes, 'first')
  const address = await documents.save(stored, ending)
  return { address, cut: null, origin: null, focus: centre, bytes: stored.length, reading }
}

async function storePicture(stores: Stores, { file }: SentFile, focus: Focus): Promise<StoredFile> {
  const { pictures } = stores
  const address = await pictures.save(file, 'first')
  const stored = { address, cut: null, origin: null, focus, bytes: file.size, reading: null }
  try {
    return { ...stored, cut: await pictures.cut(address, focus) }
  } catch (error) {
    await removeFile(stores, stored).catch(() => undefined)
    throw error
  }
}

/** Leaves nothing behind on failure. */
export async function storeFile(
  stores: Stores,
  sent: SentFile,
  { account, focus = centre, keepsOrigin = false }: How,
): Promise<StoredFile> {
  const isDocument = sent.kind === 'document'
  const stored = isDocument
    ? await storeDocument(stores, sent, account)
    : await storePicture(stores, sent, focus)
  if (!keepsOrigin || (isDocument && sent.ending === 'pdf')) return stored
  try {
    return { ...stored, origin: await stores.documents.save(await sent.file.bytes(), 'origin') }
  } catch (error) {
    await removeFile(stores, stored).catch(() => undefined)
    throw error
  }
}

type StoredPaths = Pick<StoredFile, 'address' | 'cut' | 'origin'>

async function removeFile({ pictures, documents }: Stores, { address, cut, origin }: StoredPaths) {
  await pictures.remove(address)
  if (cut) await pictures.remove(cut)
  for (const path of [address, origin]) if (path) await documents.remove(path)
}

/** For failed changes: removes the stored files and rethrows. */
export const removeStoredFiles =
  (stores: Stores, ...files: readonly StoredPaths[]) =>
  async (error: unknown) => {
    // If the connection broke during the commit, the row may exist; the cleanup job decides.
    const isUnknown = error instanceof Error && databaseFailure(error)?.statusCode === 503
    if (isUnknown) throw error
    for (const file of files) await removeFile(stores, file)
    throw error
  }
