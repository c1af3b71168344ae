import {
  type DocumentExtension,
  documentFileName,
  newDocumentFilePath,
} from '../../platform/storage/document-names.ts'
import type { FileStore } from '../../platform/storage/store.ts'

export type Documents = ReturnType<typeof createDocuments>

const fileOf = (place: string) => {
  const name = documentFileName(place)
  if (!name) throw new Error('Not the place of a document')
  return name
}

export const createDocuments = (store: FileStore) => ({
  /** Resolves when the bytes are on disk. */
  async save(bytes: Uint8Array, ending: DocumentExtension): Promise<string> {
    const place = newDocumentFilePath(ending)
    await store.write(fileOf(place), bytes)
    return place
  },

  /** Ignores other addresses. */
  async remove(place: string): Promise<void> {
    const name = documentFileName(place)
    if (name) await store.remove([name])
  },

  /** Undefined if the file is missing. */
  read: (place: string) => store.read(fileOf(place)),

  /** `end` is inclusive. Undefined if the file is missing. */
  open: (place: string, part: { start: number; end: number }) => store.open(fileOf(place), part),
})
