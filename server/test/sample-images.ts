import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'

/** Raw pixels, because the code under test may disable image loaders: left half red, right half blue. */
export function anImage(width = 400, height = 300): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++)
    pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 230
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export function aFile(bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name, { type })
}

/** A PNG of 31 kB that decompresses to 16,000 × 16,000 pixels. */
export function aDecompressionBomb(): Buffer {
  const side = 16_000
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const rows = Buffer.alloc(side * (1 + side / 8))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Including unfinished files. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}
