import { inflateSync } from 'node:zlib'
import type { DocumentProblem } from 'contract/content/library/document-facts'
import { isOldFont } from './old-fonts.ts'
import { type Token, tokensOf } from './pdf-tokens.ts'
import { unpackStream } from './unpack-stream.ts'

/** For all object streams together. */
const maxInflatedBytes = 64 * 1024 * 1024

/** Most serious first. */
const errors = ['program', 'script', 'files', 'sealed'] as const
type Match = (typeof errors)[number]

/** ISO 32000-1, table 198. */
const actions: Partial<Record<string, Match>> = {
  Launch: 'program',
  JavaScript: 'script',
  SubmitForm: 'sealed',
  ImportData: 'sealed',
  GoToE: 'sealed',
}
/** Dangerous wherever they appear. */
const names: Partial<Record<string, Match>> = {
  EmbeddedFile: 'files',
  EmbeddedFiles: 'files',
  RichMedia: 'files',
}
/** Dangerous only with a script or file as value; page fonts can have any name. */
const holders: Partial<Record<string, Match>> = {
  JS: 'script',
  OnInstantiate: 'script',
  EF: 'files',
  Encrypt: 'sealed',
  XFA: 'sealed',
}
const linkKeys = new Set(['URI', 'Base'])
const scriptLink = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?(?:java|vb)script:/i
const xmlScript = /<(?:\w{1,20}:)?script\b/

export type Scanned = { fault: DocumentProblem | undefined; hasOldFont: boolean }

function* allStreams(text: string): Generator<number> {
  for (const { 0: start, index } of text.matchAll(/\bstream\r?\n/g)) yield index + start.length
}

/** Throws if it is larger than any document that people make. */
function* inflatedFrom(bytes: Uint8Array, starts: Iterable<number>): Generator<string> {
  let remaining = maxInflatedBytes
  for (const start of starts) {
    const inflated = inflateOrNothing(bytes.subarray(start), remaining)
    remaining -= inflated.length
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

/** Undefined if the PDF ends properly. */
function endError(text: string): DocumentProblem | undefined {
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) return 'damaged'
  const behind = text.slice(end + '%%EOF'.length).replace(/^[\0\s]+/, '')
  if (!behind) return undefined
  return /^\d+ \d+ obj\b/.test(behind) ? 'damaged' : 'more behind it'
}

const isName = (token: Token | undefined, text: string) =>
  token?.kind === 'name' && token.text === text

/** `isAlone`: an object of its own, which others may refer to. */
function matchesIn(before: Token | undefined, token: Token, isAlone: boolean): Match | undefined {
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

type Problems = { found: Set<Match>; hasOldFont: boolean; hasXmlForm: boolean }

function lookAt(text: string, from: number, results: Problems, hasMarks: boolean) {
  const tokens: Token[] = []
  let depth = 0
  let before: Token | undefined
  for (const token of tokensOf(text, from)) {
    const { kind, text: message, end } = token
    if (hasMarks && kind === 'word') {
      // A nested object: its dictionary is handled separately.
      if (message.startsWith('obj')) {
        if (depth > 0) results.found.add('sealed')
        return undefined
      }
      if (depth <= 0 && message === 'endobj') return undefined
      if (depth <= 0 && message === 'stream') return { tokens, end }
    }
    if (kind === 'mark' && /^(?:<<|\[)$/.test(message)) depth++
    const result = matchesIn(before, token, depth <= 0)
    if (result) results.found.add(result)
    results.hasXmlForm ||= isName(token, 'XFA')
    const isFont = isName(before, 'BaseFont') || isName(before, 'FontName')
    results.hasOldFont ||= isFont && kind === 'name' && isOldFont(message)
    if (kind === 'mark' && /^(?:>>|\])$/.test(message)) depth--
    before = token
    if (hasMarks) tokens.push(token)
  }
  return undefined
}

/** PDF.js identifies object streams by these keys, not by type. */
const holdsObjects = (dictionary: readonly Token[]) =>
  dictionary.some((token) => isName(token, 'ObjStm')) ||
  ['N', 'First'].every((key) => dictionary.some((token) => isName(token, key)))

/** Anything that starts like an object, including inside streams. */
function lookThrough(bytes: Uint8Array, text: string): Problems {
  const results: Problems = { found: new Set(), hasOldFont: false, hasXmlForm: false }
  let remaining = maxInflatedBytes
  for (const { 0: start, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const stream = lookAt(text, index + start.length, results, true)
    if (!stream || !holdsObjects(stream.tokens)) continue
    const [lineEnd = ''] =
      /^[^\r\n]*(?:\r?\n|\r)/.exec(text.slice(stream.end, stream.end + 1_000)) ?? []
    const packed = bytes.subarray(stream.end + lineEnd.length)
    const objects = unpackStream(packed, stream.tokens, remaining)
    if (!objects) results.found.add('sealed')
    else {
      remaining -= objects.length
      lookAt(Buffer.from(objects).toString('latin1'), 0, results, false)
    }
  }
  return results
}

export function scanObjects(bytes: Uint8Array): Scanned {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const { found, hasOldFont, hasXmlForm } = lookThrough(bytes, text)
  // XFA form, which only Acrobat shows; its scripts are in compressed XML.
  if (hasXmlForm) {
    const streams = [text, ...inflatedFrom(bytes, allStreams(text))]
    if (streams.some((stream) => xmlScript.test(stream))) found.add('script')
  }
  const error = endError(text) ?? errors.find((one) => found.has(one))
  return { fault: error, hasOldFont }
}
