import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { blockBytes, headerOf, paddingOf } from './archive-format.ts'
import { type Entry, entryName } from './entry-names.ts'
import { sealed } from './seal.ts'

/** Backups hold password hashes and personal details: nobody but the owner reads them. */
const ownerOnly = 0o600

export type ArchiveWriter = ReturnType<typeof createArchive>

/** Begins a new archive, which must not be there yet. */
export function createArchive(path: string, now: Date, signal: AbortSignal) {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  const file = createWriteStream(path, { flags: 'wx', mode: ownerOnly, flush: true })
  const opened = once(file, 'open')
  const finished = pipeline(gzip, sealed, file, { signal })
  // Told by whichever call comes next.
  finished.catch(() => undefined)

  async function write(bytes: Buffer): Promise<void> {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), finished])
    signal.throwIfAborted()
  }

  return {
    /** Rejects when the file is there already or cannot be made. */
    opened,
    async add(entry: Entry, bytes: Buffer): Promise<void> {
      await write(headerOf(entryName(entry), bytes.length, now))
      await write(bytes)
      await write(Buffer.alloc(paddingOf(bytes.length)))
    },
    /** Resolves when all of it would survive a loss of power. */
    async finish(): Promise<void> {
      // Two empty blocks end an archive.
      gzip.end(Buffer.alloc(2 * blockBytes))
      await finished
    },
    /** Resolves when the file is closed, whatever became of it. */
    async abandon(): Promise<void> {
      gzip.destroy()
      await finished.catch(() => undefined)
    },
  }
}
