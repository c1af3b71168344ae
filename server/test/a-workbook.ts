import { strToU8, zipSync } from 'fflate'

type Cell =
  | string
  | number
  | { date: number }
  | { error: string }
  | { formula: string; result: string }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`
  return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`
}

const rowsXml = (rows: Cell[][]) =>
  rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
    )
    .join('')

export const sheetXml = (rows: Cell[][]) =>
  strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`)

/** Parts that declare a second sheet with this state. */
export const twoSheets = (state: string) => ({
  'xl/workbook.xml': strToU8(
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Lists" sheetId="1" state="${state}" r:id="rId1"/><sheet name="Events" sheetId="2" r:id="rId4"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
})

/** An Excel workbook with one sheet; `parts` adds or replaces parts. */
export function aWorkbook(rows: Cell[][], parts: Record<string, Uint8Array> = {}, moreRows = '') {
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Events" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    // 22 is Excel's built-in format for date and time.
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}" count="0" uniqueCount="0"/>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}${moreRows}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, xml]) => [name, strToU8(head + xml)] as const)
  return zipSync({ ...Object.fromEntries(bytes), ...parts })
}
