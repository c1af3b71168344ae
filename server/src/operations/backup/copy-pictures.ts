import { hash } from 'node:crypto'
import type { FileStore } from '../../platform/storage/store.ts'
import { fileNamesOf } from '../../platform/storage/uploaded-files.ts'
import type { PictureHash } from './manifest.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** A bucket answers slowly, but many at once. */
export const filesAtOnce = 8

export const filesOf = (addresses: Iterable<string>): string[] =>
  [...new Set(addresses)].flatMap(fileNamesOf)

export const hashOf = (bytes: Buffer): PictureHash => ({
  bytes: bytes.length,
  sha256: hash('sha256', bytes, 'hex'),
})

/** Copies each file once: a file name always means the same bytes. */
export function createPictureCopier(store: FileStore, archive: ArchiveWriter) {
  const copied = new Map<string, PictureHash>()
  const missing = new Set<string>()

  return {
    copied,
    missing,
    async copy(names: string[]): Promise<string[]> {
      const remaining = names.filter((name) => !copied.has(name) && !missing.has(name))
      const gone: string[] = []
      for (let start = 0; start < remaining.length; start += filesAtOnce) {
        const batch = remaining.slice(start, start + filesAtOnce)
        const files = await Promise.all(batch.map((name) => store.read(name)))
        for (const [index, name] of batch.entries()) {
          const bytes = files[index]
          if (!bytes) {
            gone.push(name)
            missing.add(name)
            continue
          }
          await archive.add({ kind: 'picture', name }, bytes)
          copied.set(name, hashOf(bytes))
        }
      }
      return gone
    },
  }
}
