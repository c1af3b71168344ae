import { inflateSync } from 'node:zlib'
import type { DocumentFault } from 'contract/content/library/document-facts'
import { isOldFont } from './old-fonts.ts'
import { type Token, tokensOf } from './pdf-tokens.ts'
import { unpackStream } from './unpack-stream.ts'

/** Of all object streams together. */
const mostInflatedBytes = 64 * 1024 * 1024

/** The gravest first. */
const faults = ['program', 'script', 'files', 'sealed'] as const
type Found = (typeof faults)[number]

/** Actions by their names (ISO 32000-1, table 198). */
const actions: Partial<Record<string, Found>> = {
  Launch: 'program',
  JavaScript: 'script',
  SubmitForm: 'sealed',
  ImportData: 'sealed',
  GoToE: 'sealed',
}
/** Names that tell enough wherever they stand. */
const names: Partial<Record<string, Found>> = {
  EmbeddedFile: 'files',
  EmbeddedFiles: 'files',
  RichMedia: 'files',
}
/** Keys of what holds a script or a file, where such a thing follows: fonts of a page may bear any name. */
const holders: Partial<Record<string, Found>> = {
  JS: 'script',
  OnInstantiate: 'script',
  EF: 'files',
  Encrypt: 'sealed',
  XFA: 'sealed',
}
const linkKeys = new Set(['URI', 'Base'])
const scriptLink = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?(?:java|vb)script:/i
const xmlScript = /<(?:\w{1,20}:)?script\b/

/** What stands in a file: names of actions and fonts, wherever they are. */
export type Scanned = { fault: DocumentFault | undefined; hasOldFont: boolean }

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

const isName = (token: Token | undefined, text: string) =>
  token?.kind === 'name' && token.text === text

/** What a token behind another tells. `isAlone`: it is an object of its own, to which others may refer. */
function foundIn(before: Token | undefined, token: Token, isAlone: boolean): Found | undefined {
  const key = before?.kind === 'name' ? before.text : ''
  if (token.kind === 'name')
    return names[token.text] ?? (key === 'S' || isAlone ? actions[token.text] : undefined)
  if (token.kind === 'string' && (linkKeys.has(key) || isAlone)) {
    const isScript = scriptLink.test(token.text.replace(/[\0-\x20]/g, ''))
    if (isScript) return 'script'
  }
  const isThing = token.kind === 'string' || /^(?:<<|\[|\d+)$/.test(token.text)
  return isThing ? holders[key] : undefined
}

type Findings = { found: Set<Found>; hasOldFont: boolean; hasXmlForm: boolean }

/** Looks at objects from a place on. Gives the dictionary and the place of the stream where these are of one. */
function lookAt(text: string, from: number, findings: Findings, hasMarks: boolean) {
  const tokens: Token[] = []
  let depth = 0
  let before: Token | undefined
  for (const token of tokensOf(text, from)) {
    const { kind, text: said, end } = token
    if (hasMarks && kind === 'word') {
      // Another begins here, and is looked at from there on; of this one the dictionary is not known as a whole.
      if (said.startsWith('obj')) {
        if (depth > 0) findings.found.add('sealed')
        return undefined
      }
      if (depth <= 0 && said === 'endobj') return undefined
      if (depth <= 0 && said === 'stream') return { tokens, end }
    }
    if (kind === 'mark' && /^(?:<<|\[)$/.test(said)) depth++
    const found = foundIn(before, token, depth <= 0)
    if (found) findings.found.add(found)
    findings.hasXmlForm ||= isName(token, 'XFA')
    const isFont = isName(before, 'BaseFont') || isName(before, 'FontName')
    findings.hasOldFont ||= isFont && kind === 'name' && isOldFont(said)
    if (kind === 'mark' && /^(?:>>|\])$/.test(said)) depth--
    before = token
    if (hasMarks) tokens.push(token)
  }
  return undefined
}

/** PDF.js asks a stream of objects for these keys, and not for its type. */
const holdsObjects = (dictionary: readonly Token[]) =>
  dictionary.some((token) => isName(token, 'ObjStm')) ||
  ['N', 'First'].every((key) => dictionary.some((token) => isName(token, key)))

/** Looks at whatever a table of objects may lead to: all that begins as an object, also inside of streams. */
function lookThrough(bytes: Uint8Array, text: string): Findings {
  const findings: Findings = { found: new Set(), hasOldFont: false, hasXmlForm: false }
  let left = mostInflatedBytes
  for (const { 0: start, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const stream = lookAt(text, index + start.length, findings, true)
    if (!stream || !holdsObjects(stream.tokens)) continue
    const [lineEnd = ''] =
      /^[^\r\n]*(?:\r?\n|\r)/.exec(text.slice(stream.end, stream.end + 1_000)) ?? []
    const packed = bytes.subarray(stream.end + lineEnd.length)
    const objects = unpackStream(packed, stream.tokens, left)
    if (!objects) findings.found.add('sealed')
    else {
      left -= objects.length
      lookAt(Buffer.from(objects).toString('latin1'), 0, findings, false)
    }
  }
  return findings
}

/** Looks through the objects of a PDF for what it must not have, also those in compressed streams. */
export function scanObjects(bytes: Uint8Array): Scanned {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const { found, hasOldFont, hasXmlForm } = lookThrough(bytes, text)
  // A form of the kind that Acrobat alone shows: its scripts stand in compressed XML.
  if (hasXmlForm) {
    const streams = [text, ...inflatedFrom(bytes, allStreams(text))]
    if (streams.some((stream) => xmlScript.test(stream))) found.add('script')
  }
  const fault = endFault(text) ?? faults.find((one) => found.has(one))
  return { fault, hasOldFont }
}
