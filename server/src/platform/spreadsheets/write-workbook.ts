import { escapeMarkup } from 'contract/platform/escape-markup'
import { strToU8, zipSync } from 'fflate'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`

const relationships = (...targets: [type: string, target: string][]) =>
  `${xml}<Relationships xmlns="${packaged}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Cells wrap and start at the top; style 1, of headings, is bold. */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

export type WorkbookColumn = { heading: string; width: number }

/** Up to Z. */
const columnName = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at)

const rowOf = (cells: readonly string[], line: number, style = 0) =>
  `<row r="${line}">${cells
    .map(
      (text, at) =>
        `<c r="${columnName(at)}${line}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeMarkup(text)}</t></is></c>`,
    )
    .join('')}</row>`

/** Excel allows no longer text. */
export const longestCell = 32_767

/** An Excel workbook with one sheet, whose heading stays in view. All cells are texts, none is a formula. */
export function workbookOf(
  name: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly string[])[],
): Uint8Array {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const headings = columns.map(({ heading }) => heading)
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeMarkup(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowOf(headings, 1, 1)}${rows.map((row, at) => rowOf(row, at + 2)).join('')}</sheetData></worksheet>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, strToU8(part)])),
  )
}
