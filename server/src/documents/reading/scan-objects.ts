import { inflateSync } from 'node:zlib'
import type { DocumentFault } from 'contract/library/document-facts'
import { isOldFont } from './old-fonts.ts'

/** Of all object streams together. */
const mostInflatedBytes = 64 * 1024 * 1024
/** Within so many characters of its type, the dictionary of a stream is over. */
const dictionaryCharacters = 4_000

const blank = '[\\0\\t\\n\\f\\r ]'
/** What may stand between a key and its value: blanks and comments. */
const space = `(?:${blank}|%[^\\r\\n]{0,200}[\\r\\n])*`
const elsewhere = `\\d+${blank}+\\d+${blank}+R\\b`
const program = new RegExp(`(?:/S|\\bobj)${space}/Launch\\b`)
const script = new RegExp(`/S${space}/JavaScript\\b|/JS${space}(?:[(<]|${elsewhere})`)
const scriptLink = new RegExp(`/URI${space}\\(${blank}*javascript:`, 'i')
const files = new RegExp(`/EmbeddedFiles?\\b|/EF${space}(?:<<|${elsewhere})`)
/** A form of the kind that Acrobat alone shows: its scripts stand in compressed XML. */
const xmlForm = /\/XFA\b/
const xmlScript = /<(?:\w{1,20}:)?script\b/
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

/** Where streams begin that hold objects. */
function* objectStreams(text: string): Generator<number> {
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const start = /stream\r?\n/.exec(text.slice(index, index + dictionaryCharacters))
    if (start) yield index + start.index + start[0].length
  }
}

/** Where any stream begins. */
function* allStreams(text: string): Generator<number> {
  for (const { 0: start, index } of text.matchAll(/\bstream\r?\n/g)) yield index + start.length
}

/** What streams hold, one after another. Throws where that is larger than any that people make. */
function* inflatedFrom(bytes: Uint8Array, starts: Iterable<number>): Generator<string> {
  let left = mostInflatedBytes
  for (const start of starts) {
    const inflated = inflateOrNothing(bytes.subarray(start), left)
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
  const parts = [text, ...inflatedFrom(bytes, objectStreams(text))].map(unescaped)
  for (const part of parts) {
    if (program.test(part)) fault ??= 'program'
    else if (script.test(part) || scriptLink.test(part)) fault ??= 'script'
    else if (files.test(part)) fault ??= 'files'
    for (const [, name = ''] of part.matchAll(fontName)) hasOldFont ||= isOldFont(name)
  }
  if (parts.some((part) => xmlForm.test(part))) {
    const streams = [text, ...inflatedFrom(bytes, allStreams(text))]
    if (streams.some((stream) => xmlScript.test(stream))) fault ??= 'script'
  }
  return { fault, hasOldFont }
}
