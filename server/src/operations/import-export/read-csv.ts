import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '../../platform/http/errors.ts'
import type { FileRow } from './file-row.ts'

const notUtf8 =
  'The file must be an Excel workbook (.xlsx), or a CSV file saved as UTF-8. In Excel, choose the type "CSV UTF-8 (Comma delimited)".'
const chunkBytes = 8 * 1024
/** More than any row that could be imported; an open quotation mark would swallow the rest of the file. */
const rowBytes = 256 * 1024
const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/** In the order in which they win a tie: Excel writes semicolons where the comma stands in decimals, and tabs in "Unicode Text". */
const delimiters = [',', ';', '\t', '|'] as const

/** The heading tells which it is. */
function delimiterOf(heading: string): string {
  const count = (sign: string) => heading.replace(/"[^"]*"/g, '').split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** A first line for Excel alone, which names the sign between cells. */
const namesDelimiter = /^\s*("?)sep=(.)\1[ \t,;]*(\r\n|\n|\r)/i

const encodings = [
  { name: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
] as const

/** The text of a file, whose mark tells how it is encoded. Rejects with 400 where it is none. */
function decode(sent: Buffer): string {
  const marked = encodings.find(({ mark }) => mark.every((byte, index) => sent[index] === byte))
  let text: string
  try {
    text = new TextDecoder(marked?.name ?? 'utf-8', { fatal: true }).decode(sent)
  } catch {
    throw badRequest(notUtf8)
  }
  // UTF-16 without its mark is UTF-8 with a NUL beside each letter.
  if (!marked && text.includes('\0')) throw badRequest(notUtf8)
  return text
}

function countLines(bytes: Buffer, from: number, to: number): number {
  let lines = 0
  for (let index = from; index < to; index++) {
    const isEnd = bytes[index] === lineFeed
    // A CR that no LF follows ends a line, too; of the two together only the LF is counted.
    if (isEnd || (bytes[index] === carriageReturn && bytes[index + 1] !== lineFeed)) lines++
  }
  return lines
}

/** In pieces, so that others get their turn in between. */
async function* inChunks(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
    await setImmediate()
  }
}

/** All rows that have anything in them, the heading first. Rejects with 400 for what is no CSV file in Unicode. */
export async function* readCsv(sent: Buffer): AsyncGenerator<FileRow> {
  const whole = decode(sent)
  const [firstLine = '', , named] = namesDelimiter.exec(whole) ?? []
  const text = whole.slice(firstLine.length)
  const bytes = Buffer.from(text)
  const [heading = ''] = /\S.*/.exec(text) ?? []
  // The parser's own count takes CR LF inside a cell for two lines.
  const lineOf = new WeakMap<string[], number>()
  let line = 1 + countLines(Buffer.from(firstLine), 0, firstLine.length)
  let start = 0
  const parser = parse({
    delimiter: named ?? delimiterOf(heading),
    max_record_size: rowBytes,
    // All of them, since files that went through several hands have several.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    on_record: (cells, { bytes: end }) => {
      lineOf.set(cells, line)
      line += countLines(bytes, start, end)
      start = end
      return cells.some((cell) => cell.trim()) ? cells : undefined
    },
  })
  try {
    const records = Readable.from(inChunks(bytes), { objectMode: false }).pipe(parser)
    for await (const cells of records as AsyncIterable<string[]>)
      yield { line: lineOf.get(cells) ?? line, cells }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw badRequest(`Line ${line} cannot be read: please check its quotation marks`)
  }
}
