import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '../../platform/errors.ts'
import type { FileRow } from './file-row.ts'

const notUtf8 =
  'The file must be an Excel workbook (.xlsx), or a CSV file saved as UTF-8. In Excel, choose the type "CSV UTF-8 (Comma delimited)".'
const chunkBytes = 1024
/** The parser reads everything it holds in one turn. An option of its stream that its type omits. */
const buffering = { writableHighWaterMark: chunkBytes }
/** Larger than any valid row; an open quotation mark would swallow the rest of the file. */
const rowBytes = 256 * 1024
/** The parser creates an error for each, which takes about 30 µs. */
const maxUneven = 10_000
export const tooUneven =
  'Too many rows have more or fewer cells than the header row. Delete the empty lines in the file.'
const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/** Ties go to the first: Excel writes semicolons where the comma is the decimal sign, and tabs in "Unicode Text". */
const delimiters = [',', ';', '\t', '|'] as const

function delimiterOf(heading: string): string {
  const count = (sign: string) => heading.replace(/"[^"]*"/g, '').split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Excel's `sep=;` line. */
const namesDelimiter = /^\s*("?)sep=(.)\1[ \t,;]*(\r\n|\n|\r)/i

const encodings = [
  { name: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
] as const

/** Detects the encoding by its byte order mark. Rejects with 400. */
function decode(sent: Buffer): string {
  const marked = encodings.find(({ mark }) => mark.every((byte, index) => sent[index] === byte))
  let text: string
  try {
    text = new TextDecoder(marked?.name ?? 'utf-8', { fatal: true }).decode(sent)
  } catch {
    throw badRequest(notUtf8)
  }
  // UTF-16 without a mark reads as UTF-8 with NULs.
  if (!marked && text.includes('\0')) throw badRequest(notUtf8)
  return text
}

function countLines(bytes: Buffer, from: number, to: number): number {
  let lines = 0
  for (let index = from; index < to; index++) {
    const isEnd = bytes[index] === lineFeed
    // A lone CR ends a line, too; of CR LF only the LF counts.
    if (isEnd || (bytes[index] === carriageReturn && bytes[index + 1] !== lineFeed)) lines++
  }
  return lines
}

async function* inChunks(bytes: Buffer, isEnough: () => boolean) {
  for (let start = 0; start < bytes.length && !isEnough(); start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
    await setImmediate()
  }
}

/** Non-empty rows, the header first. Rejects with 400 if it is not CSV in Unicode. */
export async function* readCsv(sent: Buffer): AsyncGenerator<FileRow> {
  const full = decode(sent)
  const [firstLine = '', , named] = namesDelimiter.exec(full) ?? []
  const text = full.slice(firstLine.length)
  const bytes = Buffer.from(text)
  const [heading = ''] = /\S.*/.exec(text) ?? []
  // The parser counts CR LF inside a cell as two lines.
  const lineOf = new WeakMap<string[], number>()
  let line = 1 + countLines(Buffer.from(firstLine), 0, firstLine.length)
  let start = 0
  let width: number | undefined
  let uneven = 0
  const isTooUneven = () => uneven > maxUneven
  const parser = parse({
    delimiter: named ?? delimiterOf(heading),
    max_record_size: rowBytes,
    ...buffering,
    // Files that went through several programs mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    on_record: (cells, { bytes: end }) => {
      lineOf.set(cells, line)
      line += countLines(bytes, start, end)
      start = end
      width ??= cells.length
      if (cells.length !== width) uneven++
      return cells.some((cell) => cell.trim()) ? cells : undefined
    },
  })
  try {
    const records = Readable.from(inChunks(bytes, isTooUneven), {
      objectMode: false,
      highWaterMark: chunkBytes,
    }).pipe(parser)
    for await (const cells of records as AsyncIterable<string[]>)
      yield { line: lineOf.get(cells) ?? line, cells }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw badRequest(`Line ${line} can’t be read: check its quotation marks`)
  }
  if (isTooUneven()) throw badRequest(tooUneven)
}
