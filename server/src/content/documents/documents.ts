import {
  type DocumentExtension,
  newStoredDocumentPath,
  storedDocumentName,
} from '../../platform/storage/document-names.ts'
import type { FileStore } from '../../platform/storage/store.ts'

export type Documents = ReturnType<typeof createDocuments>

const fileOf = (filePath: string) => {
  const name = storedDocumentName(filePath)
  if (!name) throw new Error('Not the place of a document')
  return name
}

export const createDocuments = (store: FileStore) => ({
  /** Resolves when the bytes are on disk. */
  async save(bytes: Uint8Array, ending: DocumentExtension): Promise<string> {
    const filePath = newStoredDocumentPath(ending)
    await store.write(fileOf(filePath), bytes)
    return filePath
  },

  /** Ignores other addresses. */
  async remove(filePath: string): Promise<void> {
    const name = storedDocumentName(filePath)
    if (name) await store.remove([name])
  },

  /** Undefined if the file is missing. */
  read: (filePath: string) => store.read(fileOf(filePath)),

  /** `end` is inclusive. Undefined if the file is missing. */
  open: (filePath: string, part: { start: number; end: number }) =>
    store.open(fileOf(filePath), part),
})
