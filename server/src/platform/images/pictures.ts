import { centre, type Focus } from 'contract/content/library/items'
import { parseUploadedPicture } from 'contract/platform/pictures'
import type { Turn } from '../queues/bounded-queue.ts'
import { stemOf } from '../storage/names.ts'
import type { FileStore } from '../storage/store.ts'
import { stemsOf } from '../storage/uploaded-files.ts'
import { isPictureFile, newAddress, pictureFileNames, pictureFormats } from './picture-names.ts'
import { renderPicture } from './render-picture.ts'

/** The files of an upload may have to wait that long for the row that names them. */
const youngMilliseconds = 90_000

export type Pictures = ReturnType<typeof createPictures>

/** The pictures that visitors see. Each has one address and several files, which come and go together. */
export function createPictures(store: FileStore) {
  async function writeAll(address: string, files: Uint8Array[]): Promise<string> {
    const names = pictureFileNames(address)
    const writes = await Promise.allSettled(
      files.map(async (bytes, index) => store.write(names[index] ?? '', bytes)),
    )
    const failed = writes.find((write) => write.status === 'rejected')
    if (!failed) return address
    // The first failure is the one to tell; what cannot be removed now is left to the sweep.
    await remove(address).catch(() => {})
    throw failed.reason
  }

  async function remove(address: string): Promise<void> {
    await store.remove(pictureFileNames(address))
  }

  return {
    /** Encodes an upload anew and stores it. Resolves with its address when every file is on disk. The office's turn is first. */
    async save(file: File, turn?: Turn): Promise<string> {
      const picture = await renderPicture(await file.bytes(), turn)
      return await writeAll(newAddress(picture), picture.files)
    },

    /** A picture of a text encoded anew, as one file of the type that it has; stores nothing. Rejects as `save` does. */
    async encodePage(bytes: Uint8Array, turn?: Turn): Promise<Uint8Array> {
      const { files } = await renderPicture(bytes, turn, { isPage: true })
      return files[0] ?? new Uint8Array()
    },

    /** Rejects where `save` would because a file cannot be decoded, or at too high a cost; stores nothing. */
    async check(file: File): Promise<void> {
      await renderPicture(await file.bytes(), 'first', { cut: centre })
    },

    /** Stores an upright cut of a stored picture around its focal point, as a picture of its own. Gives its address. */
    async cut(address: string, focus: Focus): Promise<string> {
      const [largest = ''] = pictureFileNames(address).slice(-pictureFormats.length)
      const bytes = await store.read(largest)
      if (!bytes) throw new Error(`Picture file ${largest} is missing`)
      const picture = await renderPicture(bytes, 'first', { cut: focus })
      return await writeAll(newAddress(picture), picture.files)
    },

    /** Stores the same files under a new address, without encoding them again. */
    async copy(address: string): Promise<string> {
      const original = parseUploadedPicture(address)
      if (!original) throw new Error('Only an uploaded picture can be copied')
      const files = await Promise.all(
        pictureFileNames(address).map(async (name) => {
          const bytes = await store.read(name)
          if (!bytes) throw new Error(`Picture file ${name} is missing`)
          return bytes
        }),
      )
      return await writeAll(newAddress(original), files)
    },

    /** Removes all files of a picture; any other address is left alone. */
    remove,

    /** The bytes of one file of a picture; undefined for any other name. */
    read: async (name: string) => (isPictureFile(name) ? store.read(name) : undefined),

    /** Removes files that no row names, of pictures and of documents, and tells how many. `inUse` gives the addresses in rows. */
    async sweep(inUse: () => Promise<Set<string>>, now: Date): Promise<number> {
      const settled: string[] = []
      for await (const { name, modifiedAt } of store.list()) {
        if (now.getTime() - modifiedAt.getTime() > youngMilliseconds) settled.push(name)
      }
      if (settled.length === 0) return 0
      // Asked after the listing, so that a row which committed meanwhile protects its files.
      const used = stemsOf(await inUse())
      const orphans = settled.filter((name) => !used.has(stemOf(name)))
      await store.remove(orphans)
      return orphans.length
    },
  }
}
