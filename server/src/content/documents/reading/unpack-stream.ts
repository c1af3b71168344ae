import { inflateSync } from 'node:zlib'
import type { Token } from './pdf-tokens.ts'

const flate = new Set(['FlateDecode', 'Fl'])
const hexadecimal = new Set(['ASCIIHexDecode', 'AHx'])
const base85 = new Set(['ASCII85Decode', 'A85'])

/** Undefined if they are not inline in the dictionary. */
function filtersOf(dictionary: readonly Token[]): string[] | undefined {
  const isName = (token: Token | undefined, ...names: string[]) =>
    token?.kind === 'name' && names.includes(token.text)
  // Further transformations such as PNG predictors, and streams in other files.
  if (dictionary.some((token) => isName(token, 'DecodeParms', 'DP', 'F'))) return undefined
  const keys = dictionary.filter((token) => isName(token, 'Filter'))
  const [key] = keys
  if (!key) return []
  if (keys.length > 1) return undefined
  const [first, ...more] = dictionary.slice(dictionary.indexOf(key) + 1)
  if (first?.kind === 'name') return [first.text]
  if (first?.text !== '[') return undefined
  const names = more.slice(
    0,
    more.findIndex(({ text }) => text === ']'),
  )
  return names.every(({ kind }) => kind === 'name') ? names.map(({ text }) => text) : undefined
}

function fromBase85(text: string): Buffer | undefined {
  const bytes: number[] = []
  let group: number[] = []
  const flush = (length: number) => {
    const padded = [...group, ...Array.from({ length: 5 - group.length }, () => 84)]
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0)
    for (let at = 0; at < length; at++) bytes.push(Math.floor(value / 256 ** (3 - at)) % 256)
    group = []
  }
  for (const sign of text.replace(/[\0\s]/g, '')) {
    if (sign === 'z' && group.length === 0) bytes.push(0, 0, 0, 0)
    else if (sign < '!' || sign > 'u') return undefined
    else if (group.push(sign.charCodeAt(0) - 33) === 5) flush(4)
  }
  if (group.length > 0) flush(group.length - 1)
  return Buffer.from(bytes)
}

/** Undefined if the end marker is missing. */
function until(bytes: Uint8Array, end: string): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const at = text.indexOf(end)
  return at < 0 ? undefined : text.toString('latin1', 0, at)
}

function inflated(bytes: Uint8Array, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength })
  } catch (error) {
    const isLarge = error instanceof RangeError
    if (isLarge) throw error
    return undefined
  }
}

function without(filter: string, bytes: Uint8Array, most: number): Buffer | undefined {
  if (flate.has(filter)) return inflated(bytes, most)
  if (hexadecimal.has(filter)) {
    const written = until(bytes, '>')?.replace(/[\0\s]/g, '')
    if (written === undefined || /[^0-9a-f]/i.test(written)) return undefined
    return Buffer.from(written.length % 2 ? `${written}0` : written, 'hex')
  }
  const written = base85.has(filter) ? until(bytes, '~>') : undefined
  return written === undefined ? undefined : fromBase85(written)
}

/** Undefined if it can't be unpacked reliably. Throws if it is larger than `most`. */
export function unpackStream(
  bytes: Uint8Array,
  dictionary: readonly Token[],
  most: number,
): Uint8Array | undefined {
  const filters = filtersOf(dictionary)
  if (!filters) return undefined
  if (filters.length > 0)
    return filters.reduce<Uint8Array | undefined>(
      (packed, filter) => packed && without(filter, packed, most),
      bytes,
    )
  const at = dictionary.findIndex(({ kind, text }) => kind === 'name' && text === 'Length')
  const [length, , reference] = dictionary.slice(at + 1, at + 4)
  const isWritten = at >= 0 && /^\d+$/.test(length?.text ?? '') && reference?.text !== 'R'
  return isWritten ? bytes.subarray(0, Number(length?.text)) : undefined
}
