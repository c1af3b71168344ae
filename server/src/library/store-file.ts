import { centre, type Focus } from 'contract/library/items'
import { databaseFailure } from '../db/failure.ts'
import type { Documents } from '../documents/documents.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { SentFile } from './read-file.ts'

export type Stores = { pictures: Pictures; documents: Documents }

/** What is stored of a file, for the row that names it. */
export type StoredFile = { address: string; cut: string | null; focus: Focus }

/** Stores a file that was sent; of a picture with its upright cut. Leaves nothing when it fails. */
export async function storeFile(
  { pictures, documents }: Stores,
  { kind, file, bytes }: SentFile,
): Promise<StoredFile> {
  if (kind === 'document') return { address: await documents.save(bytes), cut: null, focus: centre }
  const address = await pictures.save(file, 'first')
  try {
    return { address, cut: await pictures.cut(address, centre), focus: centre }
  } catch (error) {
    await pictures.remove(address).catch(() => undefined)
    throw error
  }
}

/** For the failure of a change whose files are stored already: removes them and fails on. */
export const takeBackFile =
  ({ pictures, documents }: Stores, { address, cut }: Pick<StoredFile, 'address' | 'cut'>) =>
  async (error: unknown) => {
    // A connection lost during a commit leaves open whether the row is there; then the sweep decides.
    const isUnknown = error instanceof Error && databaseFailure(error)?.statusCode === 503
    if (isUnknown) throw error
    await pictures.remove(address)
    if (cut) await pictures.remove(cut)
    await documents.remove(address)
    throw error
  }
