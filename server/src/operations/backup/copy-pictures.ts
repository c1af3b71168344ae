import { hash } from 'node:crypto'
import type { FileStore } from '../../platform/storage/store.ts'
import { fileNamesOf } from '../../platform/storage/uploaded-files.ts'
import type { PictureSum } from './manifest.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** A bucket answers slowly, but many at once. */
export const filesAtOnce = 8

/** The names of the files at all these addresses. */
export const filesOf = (addresses: Iterable<string>): string[] =>
  [...new Set(addresses)].flatMap(fileNamesOf)

export const sumOf = (bytes: Buffer): PictureSum => ({
  bytes: bytes.length,
  sha256: hash('sha256', bytes, 'hex'),
})

/** Copies files into an archive, each once: under one name there is only ever one picture. */
export function createPictureCopier(store: FileStore, archive: ArchiveWriter) {
  const copied = new Map<string, PictureSum>()
  const missing = new Set<string>()

  return {
    copied,
    /** Files that were looked for and not there. */
    missing,
    /** Copies those that have not been looked for. Gives the names of those that are not there. */
    async copy(names: string[]): Promise<string[]> {
      const wanted = names.filter((name) => !copied.has(name) && !missing.has(name))
      const gone: string[] = []
      for (let start = 0; start < wanted.length; start += filesAtOnce) {
        const some = wanted.slice(start, start + filesAtOnce)
        const files = await Promise.all(some.map((name) => store.read(name)))
        for (const [index, name] of some.entries()) {
          const bytes = files[index]
          if (!bytes) {
            gone.push(name)
            missing.add(name)
            continue
          }
          await archive.add({ kind: 'picture', name }, bytes)
          copied.set(name, sumOf(bytes))
        }
      }
      return gone
    },
  }
}
