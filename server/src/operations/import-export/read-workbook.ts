import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Of all parts of a workbook that are read. A table of 2,000 full rows has a tenth of it. */
const mostInflatedBytes = 48 * 1024 * 1024
const mostParts = 100
/** What holds cells, their texts and their formats. Links to other files, macros, pictures and all else are left where they are. */
const readParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[\w-]+\.xml)$/i

/** A row from 100,000 on, or a column behind the 702nd: readers fill in all that lies before it. */
const farAway = /\sr\s*=\s*["'](?:[A-Z]{3,}\d*|[A-Z]{0,2}\d{6,})["']/i

const two = (value: number) => String(value).padStart(2, '0')

/** Excel's days are numbers whose fractions are times; they come as UTC, and mean no zone. */
function textOfDate(date: Date): string {
  const seconds = new Date(Math.round(date.getTime() / 1000) * 1000)
  if (Number.isNaN(seconds.getTime())) return ''
  const [day = '', time = ''] = seconds.toISOString().split(/[T.]/)
  // A time of day alone is one of day 0.
  if (seconds.getUTCFullYear() > 1900) return `${day}T${time}`
  const hours = seconds.getUTCHours()
  return `${hours % 12 || 12}:${two(seconds.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? textOfDate(cell) : String(cell)
}

/** The place, from 1, of the first sheet that somebody sees who opens the workbook: programs keep lists of theirs in hidden ones. */
function firstSeen(parts: Record<string, Uint8Array>): number {
  const [, book] = Object.entries(parts).find(([name]) => /^xl\/workbook\.xml$/i.test(name)) ?? []
  const sheets = [
    ...Buffer.from(book ?? [])
      .toString()
      .matchAll(/<(?:\w+:)?sheet\s[^>]*>/g),
  ]
  const seen = sheets.findIndex(([sheet]) => !/\sstate\s*=\s*["'](?:very)?hidden["']/i.test(sheet))
  return Math.max(seen, 0) + 1
}

/**
 * The rows of a workbook's first sheet that is not hidden as texts; of a formula its last result. Throws when it is no workbook, or when
 * its parts are larger than any table of ours: what is unpacked has exactly the size that was looked at.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  let inflated = 0
  let count = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!readParts.test(name)) return false
      inflated += originalSize
      if (inflated > mostInflatedBytes || ++count > mostParts) throw new Error('too large')
      return true
    },
  })
  for (const [name, part] of Object.entries(parts))
    if (name.includes('/worksheets/') && farAway.test(Buffer.from(part).toString('latin1')))
      throw new Error('too large')
  const book = new Blob([new Uint8Array(zipSync(parts, { level: 0 }))])
  const rows = await readSheet(book, firstSeen(parts), { trim: false })
  return rows.map((row) => row.map(textOf))
}
