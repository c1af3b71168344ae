import {
  documentFileName,
  type Ending,
  newDocumentPlace,
} from '../../platform/storage/document-names.ts'
import type { FileStore } from '../../platform/storage/store.ts'

export type Documents = ReturnType<typeof createDocuments>

const fileOf = (place: string) => {
  const name = documentFileName(place)
  if (!name) throw new Error('Not the place of a document')
  return name
}

/** The files of documents. */
export const createDocuments = (store: FileStore) => ({
  /** Stores the bytes, and resolves with their place when they are on disk. */
  async save(bytes: Uint8Array, ending: Ending): Promise<string> {
    const place = newDocumentPlace(ending)
    await store.write(fileOf(place), bytes)
    return place
  },

  /** Removes a document; any other address is left alone. */
  async remove(place: string): Promise<void> {
    const name = documentFileName(place)
    if (name) await store.remove([name])
  },

  /** All bytes; undefined when the file is lost. */
  read: (place: string) => store.read(fileOf(place)),

  /** The bytes from `start` to `end`, both included; undefined when the file is lost. */
  open: (place: string, part: { start: number; end: number }) => store.open(fileOf(place), part),
})
