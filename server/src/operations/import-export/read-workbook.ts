import { csvMostRows } from 'contract/operations/import'
import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { twoDigits } from '../../platform/spreadsheets/spreadsheet-date.ts'
import type { FileRow } from './file-row.ts'

/** For all parts that are read. A table of 2,000 full rows needs a tenth of it. */
const maxInflatedBytes = 48 * 1024 * 1024
const maxParts = 100
/** In cells, which repeat shared texts: a file of 7 kB can stand for gigabytes. An empty cell costs as much as 16 characters. */
const maxCharacters = 16 * 1024 * 1024
const charactersOfCell = 16
/** Cells, texts and formats only; links, macros and pictures are ignored. */
const readParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[\w-]+\.xml)$/i

/** Such as AB12; without letters, a row. */
const address = /\sr\s*=\s*["']([A-Z]*)(\d*)["']/gi
/** Readers fill in all cells up to the last row and column: 1 kB can ask for 70 million, which takes 20 seconds. */
const limits = { row: 99_999, column: 702, cells: 16_000_000 }

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

function reachesTooFar(sheet: string): boolean {
  let rows = 0
  let columns = 0
  for (const [, letters = '', row] of sheet.matchAll(address)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
  }
  return rows > limits.row || columns > limits.column || rows * columns > limits.cells
}

/** The reader leaves these cells empty. As text, `#REF!` is reported. */
const errorCell = /(<(?:\w+:)?c\s[^<>]*\bt\s*=\s*["'])e(?=["'])/g

/** The heading, what a table may have, and one row more, for which it is rejected. */
const maxRows = csvMostRows + 2

/** Some programs format rows down to the end of the sheet. Cut off, as the reader makes objects of their cells. */
function withoutEmptyEnd(sheet: string): string {
  const lastFilled = Math.max(sheet.lastIndexOf('v>'), sheet.lastIndexOf('is>'))
  const rowEnds = lastFilled < 0 ? -1 : sheet.indexOf('row>', lastFilled)
  const rowsEnd = rowEnds < 0 ? -1 : sheet.indexOf('sheetData>', rowEnds)
  if (rowsEnd < 0) return sheet
  return sheet.slice(0, rowEnds + 'row>'.length) + sheet.slice(sheet.lastIndexOf('</', rowsEnd))
}

/** Excel stores days as numbers and times as fractions of a day. The reader returns them as UTC, but they have no zone. */
function textOfDate(date: Date): string {
  const seconds = new Date(Math.round(date.getTime() / 1000) * 1000)
  if (Number.isNaN(seconds.getTime())) return ''
  const [day = '', time = ''] = seconds.toISOString().split(/[T.]/)
  if (seconds.getUTCFullYear() > 1900) return `${day}T${time}`
  const hours = seconds.getUTCHours()
  return `${hours % 12 || 12}:${twoDigits(seconds.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? textOfDate(cell) : String(cell)
}

/** 1-based. Skips hidden sheets, where programs keep lists. */
function firstSeen(parts: Record<string, Uint8Array>): number {
  const [, book] = Object.entries(parts).find(([name]) => /^xl\/workbook\.xml$/i.test(name)) ?? []
  const sheets = [
    ...Buffer.from(book ?? [])
      .toString()
      .matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g),
  ]
  const seen = sheets.findIndex(([sheet]) => !/\sstate\s*=\s*["'](?:very)?hidden["']/i.test(sheet))
  return Math.max(seen, 0) + 1
}

/**
 * Rows of the first visible sheet as text, without empty ones; formulas give their last result. Not more than are needed to tell
 * that they are too many: the server copies them. Throws if it is not a workbook, or if its parts or its cells are too large;
 * unpacking never exceeds the declared sizes.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<FileRow[]> {
  let inflated = 0
  let count = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!readParts.test(name)) return false
      inflated += originalSize
      if (inflated > maxInflatedBytes || ++count > maxParts) throw new Error('too large')
      return true
    },
  })
  for (const [name, part] of Object.entries(parts)) {
    if (!name.includes('/worksheets/')) continue
    const sheet = withoutEmptyEnd(Buffer.from(part).toString('latin1'))
    if (reachesTooFar(sheet)) throw new Error('too large')
    parts[name] = Buffer.from(sheet.replace(errorCell, '$1str'), 'latin1')
  }
  const book = new Blob([new Uint8Array(zipSync(parts, { level: 0 }))])
  const rows = await readSheet(book, firstSeen(parts), { trim: false })
  let characters = 0
  const read = rows.map((row) =>
    row.map((cell) => {
      const text = textOf(cell)
      characters += charactersOfCell + text.length
      if (characters > maxCharacters) throw new Error('too large')
      return text
    }),
  )
  return read
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()))
    .slice(0, maxRows)
}
