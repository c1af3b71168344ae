import { stringify } from 'csv-stringify/sync'

/** A table as Excel and its like read it: marked as UTF-8, with a heading. No cell is taken for a formula. */
export const csvOf = (
  columns: readonly string[],
  records: readonly Record<string, unknown>[],
): string =>
  stringify([...records], {
    bom: true,
    columns: [...columns],
    header: true,
    record_delimiter: 'windows',
    // Off by itself once a delimiter is named; a lone CR or LF in a cell would end the row.
    quote_record_delimiter: true,
    escape_formulas: true,
  })

/** What a table is sent with: a file to be saved, and for nobody to keep. */
export const csvHeaders = (filename: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'no-store',
})
