import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const header = 12
const entry = 16

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The TrueType font in a WOFF (https://www.w3.org/TR/WOFF/): of packed fonts, the PDF library unpacks a whole table for
 * each glyph that it reads. The fields for binary search stay empty, because the library doesn't read them.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(header + count * entry)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let index = 0; index < count; index++) {
    const from = woff.subarray(woffHeader + index * woffEntry)
    const start = from.readUInt32BE(4)
    const packedLength = from.readUInt32BE(8)
    const length = from.readUInt32BE(12)
    const packed = woff.subarray(start, start + packedLength)
    const table = Buffer.alloc(padded(length))
    table.set(packedLength < length ? inflateSync(packed) : packed)
    tables.push(table)
    const to = header + index * entry
    // The tag and the checksum.
    from.copy(directory, to, 0, 4)
    from.copy(directory, to + 4, 16, 20)
    directory.writeUInt32BE(offset, to + 8)
    directory.writeUInt32BE(length, to + 12)
    offset += table.length
  }
  return Buffer.concat([directory, ...tables])
}
