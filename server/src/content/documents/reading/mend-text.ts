import { inflateSync } from 'node:zlib'

/** In total; documents with more are left as they are. */
const maxInflatedBytes = 64 * 1024 * 1024
/** The object header is within this distance before its stream. */
const dictionaryCharacters = 4_000

const noWords = /\/(?:Image|ObjStm|XRef|FontFile\d?|Length1|DecodeParms|Metadata)\b/
const isDeflated = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\b(?:\s*\])?/
const objectStart = /(\d+)\s+(\d+)\s+obj\b(?![\s\S]*\bobj\b)/

const string = String.raw`\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>`
const marked = new RegExp(
  String.raw`/[^\s<>[\]()/%]+\s*<<((?:[^<>()]|${string}){0,2000}?)>>\s*BDC\b`,
  'g',
)
const actualText = new RegExp(String.raw`/ActualText\s*(${string})`)

const prefix = 'ActualText.'

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function hexOf(written: string): string {
  if (written.startsWith('<')) return written.replace(/[^\da-fA-F]/g, '')
  const bytes = written
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|\r\n?|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code)
        ? String.fromCharCode(Number.parseInt(code, 8) % 256)
        : (escapes[code] ?? code.replace(/[\r\n]/g, '')),
    )
  return Buffer.from(bytes, 'latin1').toString('hex')
}

/** PDF.js reads the tag of marked content, but ignores `/ActualText` (ISO 32000-1, 14.9.4). So the text becomes the tag. */
const wordsAsTags = (content: string) =>
  content.replace(marked, (full, dictionary: string) => {
    const [, written] = actualText.exec(dictionary) ?? []
    return written === undefined ? full : `/${prefix}${hexOf(written)} BMC`
  })

const destination = /<([\da-fA-F]{4}(?:\s*[\da-fA-F]{4})+)>/g
/** Indic combining signs are moved here (private use area), so that PDF.js doesn't take a whole syllable for a zero-width sign. */
const away = 0xe000

const withoutSigns = (table: string) =>
  table.replace(destination, (_, hex: string) => {
    const units = hex.match(/[\da-fA-F]{4}/g) ?? []
    const moved = units.map((unit) => {
      const code = Number.parseInt(unit, 16)
      return /[\u0900-\u0dff]/.test(String.fromCharCode(code)) &&
        /\p{Mn}/u.test(String.fromCharCode(code))
        ? (code + away).toString(16)
        : unit
    })
    return `<${moved.join('')}>`
  })

/** Such codes are as long as their targets and can't be told apart. */
const longCodes = /begincodespacerange\s*<[\da-fA-F]{5,}>/

const mended = (content: string): string =>
  /\bbeginbf(?:char|range)\b/.test(content) && !longCodes.test(content)
    ? withoutSigns(content)
    : content.includes('/ActualText')
      ? wordsAsTags(content)
      : content

function inflated(bytes: Uint8Array, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength })
  } catch {
    return undefined
  }
}

type Changed = { number: string; generation: string; object: string }

function changedStreams(bytes: Uint8Array, text: string): Changed[] {
  const changed: Changed[] = []
  let remaining = maxInflatedBytes
  for (const { 0: start, index } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - dictionaryCharacters), index)
    const opening = objectStart.exec(before)
    const [full = '', number = '', generation = ''] = opening ?? []
    const dictionary = opening ? before.slice(opening.index + full.length) : ''
    if (!isDeflated.test(dictionary) || noWords.test(dictionary)) continue
    const content = inflated(bytes.subarray(index + start.length), remaining)
    if (!content) continue
    remaining -= content.length
    const read = content.toString('latin1')
    const now = mended(read)
    if (now === read) continue
    const plain = dictionary
      .replace(isDeflated, '')
      .replace(/\/Length\s+\d+(?:\s+\d+\s+R)?/, `/Length ${now.length}`)
    changed.push({
      number,
      generation,
      object: `${number} ${generation} obj\n${plain}stream\n${now}\nendstream\nendobj\n`,
    })
  }
  return changed
}

const lastOf = (text: string, pattern: RegExp) => text.match(pattern)?.at(-1)

/** Appended as an incremental update, as PDF defines it. */
export function mendText(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const root = lastOf(text, /\/Root\s+\d+\s+\d+\s+R/g)
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]
  if (!root || !previous || text.includes('/Encrypt')) return bytes
  const changed = changedStreams(bytes, text)
  if (changed.length === 0) return bytes
  // Offsets count from the `%PDF-` header.
  let offset = text.length + 1 - Math.max(0, text.indexOf('%PDF-'))
  const entries = changed.map(({ number, generation, object }) => {
    const entry = `${number} 1\n${String(offset).padStart(10, '0')} ${generation.padStart(5, '0')} n \n`
    offset += object.length
    return entry
  })
  const size = Math.max(...[...text.matchAll(/\/Size\s+(\d+)/g)].map(([, most]) => Number(most)), 0)
  const info = lastOf(text, /\/Info\s+\d+\s+\d+\s+R/g) ?? ''
  const added = [
    '\n',
    ...changed.map(({ object }) => object),
    `xref\n${entries.join('')}trailer\n<</Size ${size} ${root} ${info} /Prev ${previous}>>\n`,
    `startxref\n${offset}\n%%EOF\n`,
  ]
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(added.join(''), 'latin1')]))
}

export function textOfTag(tag: string | null | undefined): string | undefined {
  if (!tag?.startsWith(prefix)) return undefined
  const text = Buffer.from(tag.slice(prefix.length), 'hex')
  if (text[0] === 0xfe && text[1] === 0xff && text.length % 2 === 0)
    return text.subarray(2).swap16().toString('utf16le')
  if (text[0] === 0xef && text[1] === 0xbb) return text.subarray(3).toString('utf8')
  return text.toString('latin1')
}

/** Moves the signs back. */
export const withSigns = (text: string): string =>
  text.replace(/[\ue900-\uedff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - away))
