import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '../errors.ts'
import type { FileRow } from './file-row.ts'

const notUtf8 =
  'The file must be an Excel workbook (.xlsx), or a CSV file saved as UTF-8. In Excel, choose the type "CSV UTF-8 (Comma delimited)".'
const chunkBytes = 8 * 1024
/** More than any row that could be imported; an open quotation mark would swallow the rest of the file. */
const rowBytes = 256 * 1024
const byteOrderMark = [0xef, 0xbb, 0xbf]
const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/** Excel writes semicolons where the comma stands in decimals; the heading tells. */
function delimiterOf(heading: string): ',' | ';' {
  const count = (sign: string) => heading.split(sign).length
  return count(';') > count(',') ? ';' : ','
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

/** All rows that have anything in them, the heading first. Rejects with 400 for what is no CSV file in UTF-8. */
export async function* readCsv(sent: Buffer): AsyncGenerator<FileRow> {
  const isMarked = byteOrderMark.every((byte, index) => sent[index] === byte)
  const bytes = isMarked ? sent.subarray(byteOrderMark.length) : sent
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest(notUtf8)
  }
  const [heading = ''] = /\S.*/.exec(text) ?? []
  // The parser's own count takes CR LF inside a cell for two lines.
  const lineOf = new WeakMap<string[], number>()
  let line = 1
  let start = 0
  const parser = parse({
    delimiter: delimiterOf(heading),
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
