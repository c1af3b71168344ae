import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Header } from 'tar'
import { blockBytes, paddingOf } from './archive-format.ts'
import { BackupError, damagedBackup } from './backup-error.ts'
import { type ArchiveEntry, entryLimits, parseEntryName } from './entry-names.ts'
import { findSeal } from './seal.ts'

export type ArchiveEntryBytes = { entry: ArchiveEntry; bytes: Buffer }

/**
 * Yields the files of a backup, each whole in memory. Rejects unexpected names, links, sizes beyond the limits, and trailing
 * bytes.
 */
export async function* readArchive(
  path: string,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntryBytes> {
  const sealStart = await findSeal(path)
  const gunzip = createGunzip()
  const unpacking = pipeline(createReadStream(path, { end: sealStart - 1 }), gunzip, { signal })
  unpacking.catch(() => undefined)
  const { take, rest } = createReader(gunzip)
  try {
    for (;;) {
      const header = readHeader(await take(blockBytes))
      if (header.nullBlock) break
      const { entry, bytes } = checkEntry(header)
      yield { entry, bytes: await take(bytes) }
      await take(paddingOf(bytes))
    }
    // Only zeros may follow the last file.
    for await (const piece of rest()) if (piece.some((byte) => byte !== 0)) throw damagedBackup()
  } catch (error) {
    signal.throwIfAborted()
    throw isDamage(error) ? damagedBackup() : error
  } finally {
    gunzip.destroy()
  }
}

function readHeader(block: Buffer): Header {
  try {
    return new Header(block)
  } catch {
    throw damagedBackup()
  }
}

function checkEntry(header: Header) {
  const { path = '', size = 0, type, cksumValid } = header
  if (!cksumValid) throw damagedBackup()
  const entry = parseEntryName(path)
  // Names come from the file, so control characters must not reach the terminal.
  const printable = JSON.stringify(path.slice(0, 100))
  if (!entry || type !== 'File')
    throw new BackupError(
      `The backup contains ${printable} (${type}), which does not belong in a backup`,
    )
  if (size > entryLimits[entry.kind])
    throw new BackupError(`The backup contains ${printable} with ${size} bytes, which is too large`)
  return { entry, bytes: size }
}

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))

function createReader(stream: AsyncIterable<Buffer>) {
  const pieces = stream[Symbol.asyncIterator]()
  let left: Buffer = Buffer.alloc(0)

  async function readBytes(count: number): Promise<Buffer> {
    const taken: Buffer[] = []
    let missing = count
    while (missing > 0) {
      if (left.length === 0) {
        const { value, done } = await pieces.next()
        if (done) throw damagedBackup()
        left = value
      }
      const piece = left.subarray(0, missing)
      left = left.subarray(piece.length)
      missing -= piece.length
      taken.push(piece)
    }
    return Buffer.concat(taken)
  }

  async function* rest(): AsyncGenerator<Buffer> {
    yield left
    for (;;) {
      const { value, done } = await pieces.next()
      if (done) return
      yield value
    }
  }

  return { take: readBytes, rest }
}
