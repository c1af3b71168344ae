import { inflateSync } from 'node:zlib'
import type { DocumentFault } from 'contract/library/document-facts'
import { isOldFont } from './old-fonts.ts'

/** Of all object streams together. */
const mostInflatedBytes = 64 * 1024 * 1024
/** Within so many characters of its type, the dictionary of a stream is over. */
const dictionaryCharacters = 4_000

const space = '[\\0\\t\\n\\f\\r ]*'
const program = new RegExp(`/S${space}/Launch\\b`)
const script = new RegExp(`/S${space}/JavaScript\\b|/JS${space}(?:[(<]|\\d+ \\d+ R)`)
const files = new RegExp(`/EmbeddedFiles?\\b|/EF${space}<<`)
const fontName = new RegExp(
  `/(?:BaseFont|FontName)${space}/([^\\0\\t\\n\\f\\r ()<>\\[\\]{}/%]+)`,
  'g',
)

/** What stands in a file without understanding it: names of actions and fonts, wherever they are. */
export type Scanned = { fault: DocumentFault | undefined; hasOldFont: boolean }

/** Names may be written with `#4a` for a letter. */
const unescaped = (text: string) =>
  text.replace(/#([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Objects that lie in compressed streams, one after another. Throws where they are larger than any that people make. */
function* objectStreams(bytes: Uint8Array, text: string): Generator<string> {
  let left = mostInflatedBytes
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const start = /stream\r?\n/.exec(text.slice(index, index + dictionaryCharacters))
    if (!start) continue
    const from = index + start.index + start[0].length
    const inflated = inflateOrNothing(bytes.subarray(from), left)
    left -= inflated.length
    yield inflated.toString('latin1')
  }
}

function inflateOrNothing(bytes: Uint8Array, maxOutputLength: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength })
  } catch (error) {
    const isLarge = error instanceof RangeError
    if (isLarge) throw error
    // Another compression, or encrypted: PDF.js looks at these.
    return Buffer.alloc(0)
  }
}

/** Why what follows the end of a PDF is not the end of its file; undefined where it is. */
function endFault(text: string): DocumentFault | undefined {
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) return 'damaged'
  const behind = text.slice(end + '%%EOF'.length).replace(/^[\0\s]+/, '')
  if (!behind) return undefined
  return /^\d+ \d+ obj\b/.test(behind) ? 'damaged' : 'more behind it'
}

/** Looks through the bytes of a PDF for what it must not have, also inside its compressed objects. */
export function scanObjects(bytes: Uint8Array): Scanned {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  let fault = endFault(text)
  let hasOldFont = false
  for (const part of [text, ...objectStreams(bytes, text)].map(unescaped)) {
    if (program.test(part)) fault ??= 'program'
    else if (script.test(part)) fault ??= 'script'
    else if (files.test(part)) fault ??= 'files'
    for (const [, name = ''] of part.matchAll(fontName)) hasOldFont ||= isOldFont(name)
  }
  return { fault, hasOldFont }
}
