import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { namingPath } from '../../platform/storage/naming-path.ts'
import { blockBytes, paddingOf, tarHeaderOf } from './archive-format.ts'
import { type ArchiveEntry, entryName } from './entry-names.ts'
import { sealed } from './seal.ts'

/** Backups hold password hashes and personal details. */
const ownerOnly = 0o600

export type ArchiveWriter = ReturnType<typeof createArchive>

export function createArchive(path: string, now: Date, signal: AbortSignal) {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  const file = createWriteStream(path, { flags: 'wx', mode: ownerOnly, flush: true })
  const opened = once(file, 'open')
  const finished = pipeline(gzip, sealed, file, { signal }).catch(namingPath(path))
  finished.catch(() => undefined)

  async function write(bytes: Buffer): Promise<void> {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), finished])
    signal.throwIfAborted()
  }

  return {
    opened,
    async add(entry: ArchiveEntry, bytes: Buffer): Promise<void> {
      await write(tarHeaderOf(entryName(entry), bytes.length, now))
      await write(bytes)
      await write(Buffer.alloc(paddingOf(bytes.length)))
    },
    /** Resolves when it would survive a power failure. */
    async finish(): Promise<void> {
      gzip.end(Buffer.alloc(2 * blockBytes))
      await finished
    },
    async abandon(): Promise<void> {
      gzip.destroy()
      await finished.catch(() => undefined)
    },
  }
}
