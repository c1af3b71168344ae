import { centre, type Focus } from 'contract/content/library/items'
import { dayMilliseconds } from 'contract/platform/durations'
import { parseUploadedPicture } from 'contract/platform/pictures'
import type { Turn } from '../queues/bounded-queue.ts'
import { isFileName, stemOf } from '../storage/names.ts'
import {
  isPictureFile,
  newAddress,
  pictureFileNames,
  pictureFormats,
} from '../storage/picture-names.ts'
import type { FileStore } from '../storage/store.ts'
import { stemsOf } from '../storage/uploaded-files.ts'
import { renderPicture } from './render-picture.ts'

/** How long files may wait for the row that refers to them: a package of 5,000 takes hours to store. */
const youngMilliseconds = dayMilliseconds

export type Pictures = ReturnType<typeof createPictures>

export function createPictures(store: FileStore) {
  async function writeAll(address: string, files: Uint8Array[]): Promise<string> {
    const names = pictureFileNames(address)
    const writes = await Promise.allSettled(
      files.map(async (bytes, index) => store.write(names[index] ?? '', bytes)),
    )
    const failed = writes.find((write) => write.status === 'rejected')
    if (!failed) return address
    // Report the first failure; the cleanup removes the rest.
    await remove(address).catch(() => {})
    throw failed.reason
  }

  async function remove(address: string): Promise<void> {
    await store.remove(pictureFileNames(address))
  }

  return {
    /** Re-encodes and stores an upload. Resolves once all files are on disk. */
    async save(file: File, turn?: Turn): Promise<string> {
      const picture = await renderPicture(file, turn)
      return await writeAll(newAddress(picture), picture.files)
    },

    async encodePage(bytes: Uint8Array, turn?: Turn): Promise<Uint8Array> {
      const { files } = await renderPicture(bytes, turn, { isPage: true })
      return files[0] ?? new Uint8Array()
    },

    async check(file: File): Promise<void> {
      await renderPicture(file, 'first', { cut: centre })
    },

    async cut(address: string, focus: Focus): Promise<string> {
      const [largest = ''] = pictureFileNames(address).slice(-pictureFormats.length)
      const bytes = await store.read(largest)
      if (!bytes) throw new Error(`Picture file ${largest} is missing`)
      const picture = await renderPicture(bytes, 'first', { cut: focus })
      return await writeAll(newAddress(picture), picture.files)
    },

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

    remove,

    read: async (name: string) => (isPictureFile(name) ? store.read(name) : undefined),

    async cleanUp(inUse: () => Promise<Set<string>>, now: Date): Promise<number> {
      const settled: string[] = []
      for await (const { name, modifiedAt } of store.list()) {
        if (now.getTime() - modifiedAt.getTime() > youngMilliseconds) settled.push(name)
      }
      if (settled.length === 0) return 0
      // After the listing, so that rows committed meanwhile protect their files.
      const used = stemsOf(await inUse())
      // What a crash left half written goes, even if its picture has been stored again since.
      const orphans = settled.filter((name) => !isFileName(name) || !used.has(stemOf(name)))
      await store.remove(orphans)
      return orphans.length
    },
  }
}
