import { inflateSync } from 'node:zlib'

/** Of all streams together; those of a document with more are left as they are. */
const mostInflatedBytes = 64 * 1024 * 1024
/** Within so many characters before it, the object of a stream begins. */
const dictionaryCharacters = 4_000

/** Streams that have no words. */
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

/** The bytes of a string of PDF, as hexadecimal digits. */
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

/**
 * PDF.js reads the tag of marked content, and not the words that it says stand there (`/ActualText`, ISO 32000-1, 14.9.4): they
 * become the tag.
 */
const wordsAsTags = (content: string) =>
  content.replace(marked, (whole, dictionary: string) => {
    const [, written] = actualText.exec(dictionary) ?? []
    return written === undefined ? whole : `/${prefix}${hexOf(written)} BMC`
  })

const destination = /<([\da-fA-F]{4}(?:\s*[\da-fA-F]{4})+)>/g
/** Where signs of India's scripts are put so that PDF.js does not take a whole syllable for a sign without a width. */
const away = 0xe000

/** In the table of a font, syllables such as श्व with their signs moved away. */
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

/** Its codes are as long as destinations, and not told from them. */
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

/** The streams that read otherwise, as objects of their own. */
function changedStreams(bytes: Uint8Array, text: string): Changed[] {
  const changed: Changed[] = []
  let left = mostInflatedBytes
  for (const { 0: start, index } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - dictionaryCharacters), index)
    const begun = objectStart.exec(before)
    const [whole = '', number = '', generation = ''] = begun ?? []
    const dictionary = begun ? before.slice(begun.index + whole.length) : ''
    if (!isDeflated.test(dictionary) || noWords.test(dictionary)) continue
    const content = inflated(bytes.subarray(index + start.length), left)
    if (!content) continue
    left -= content.length
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

/** A PDF that says to PDF.js in which words its glyphs are meant; what is added to it says what changed, as PDF has it. */
export function mendText(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const root = lastOf(text, /\/Root\s+\d+\s+\d+\s+R/g)
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]
  if (!root || !previous || text.includes('/Encrypt')) return bytes
  const changed = changedStreams(bytes, text)
  if (changed.length === 0) return bytes
  // Places count from where the PDF begins.
  let place = text.length + 1 - Math.max(0, text.indexOf('%PDF-'))
  const entries = changed.map(({ number, generation, object }) => {
    const entry = `${number} 1\n${String(place).padStart(10, '0')} ${generation.padStart(5, '0')} n \n`
    place += object.length
    return entry
  })
  const size = Math.max(...[...text.matchAll(/\/Size\s+(\d+)/g)].map(([, most]) => Number(most)), 0)
  const info = lastOf(text, /\/Info\s+\d+\s+\d+\s+R/g) ?? ''
  const added = [
    '\n',
    ...changed.map(({ object }) => object),
    `xref\n${entries.join('')}trailer\n<</Size ${size} ${root} ${info} /Prev ${previous}>>\n`,
    `startxref\n${place}\n%%EOF\n`,
  ]
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(added.join(''), 'latin1')]))
}

/** The words that a tag stands for; undefined where it is another. */
export function wordsOfTag(tag: string | null | undefined): string | undefined {
  if (!tag?.startsWith(prefix)) return undefined
  const said = Buffer.from(tag.slice(prefix.length), 'hex')
  if (said[0] === 0xfe && said[1] === 0xff && said.length % 2 === 0)
    return said.subarray(2).swap16().toString('utf16le')
  if (said[0] === 0xef && said[1] === 0xbb) return said.subarray(3).toString('utf8')
  return said.toString('latin1')
}

/** What was read, with the signs in their place again. */
export const withSigns = (text: string): string =>
  text.replace(/[\ue900-\uedff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - away))
