import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { damagedBackup } from './backup-error.ts'

// RFC 1952: deflate, with an extra field, no time, no system; the field is `SH` and 32 bytes long.
const sealBegin = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 36, 0, 0x53, 0x48, 32, 0])
// An empty block, then the checksum and length of no bytes.
const sealEnd = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const sealBytes = sealBegin.length + 32 + sealEnd.length

/**
 * SHA-256 of everything before it, as a gzip member that unpacks to nothing. gzip's own checksum misses some bits; this one
 * covers all.
 */
const sealOf = (sha256: Buffer) => Buffer.concat([sealBegin, sha256, sealEnd])

export async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest())
}

export async function findSeal(path: string): Promise<number> {
  const start = (await stat(path)).size - sealBytes
  if (start <= 0) throw damagedBackup()
  return start
}

/** Rejects if the seal does not match. */
export async function checkSeal(path: string, signal: AbortSignal): Promise<void> {
  const start = await findSeal(path)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { end: start - 1, signal })) hash.update(chunk)
  const file = await open(path)
  try {
    const { buffer: seal } = await file.read(Buffer.alloc(sealBytes), 0, sealBytes, start)
    if (!seal.equals(sealOf(hash.digest()))) throw damagedBackup()
  } finally {
    await file.close()
  }
}
