import { buffer } from 'node:stream/consumers'
import type { SheetBlock, StartingSheet } from 'contract/content/library/starting-files'
import { themeColour } from '../../../platform/mail/theme-colour.ts'
import { readFonts } from '../../../platform/pdf/fonts.ts'
import { createColumn, type SheetColumn } from './sheet-column.ts'
import { renderTable } from './sheet-table.ts'

export type Letterhead = { name: string; addressLines: readonly string[]; phone: string }

/** Increase when the layout changes, so that existing sheets are rendered again. */
export const sheetVersion = 1

const languages = { en: 'en-IN', hi: 'hi-IN' } as const

/** The same bytes every time, so that a document keeps its address. */
const created = new Date(0)

function renderBlock(column: SheetColumn, block: SheetBlock): void {
  if ('heading' in block) {
    column.skip(10)
    column.paragraph('H2', block.heading, { size: 13.5, weight: 'bold', colour: 'heading' }, 70)
    column.skip(3)
  } else if ('text' in block) {
    column.paragraph('P', block.text)
    column.skip(6)
  } else if ('list' in block) renderList(column, block.list)
  else if ('blanks' in block) renderBlanks(column, block.blanks)
  else renderTable(column, block)
}

function renderList(column: SheetColumn, items: readonly string[]): void {
  column.within('L', (list) => {
    for (const item of items) {
      list.within('LI', (entry) => entry.paragraph('LBody', `•  ${item}`))
      list.skip(2)
    }
  })
  column.skip(5)
}

const blankHeight = 26

function renderBlanks(column: SheetColumn, labels: readonly string[]): void {
  for (const label of labels) {
    column.makeRoom(blankHeight + 14)
    column.skip(10)
    const width = column.paragraph('P', label)
    column.rule(column.left + width + 8, column.right)
  }
  column.skip(10)
}

export async function renderSheet(
  { title, subtitle, language, blocks }: StartingSheet,
  { name, addressLines, phone }: Letterhead,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: languages[language],
    displayTitle: true,
    info: { Title: title, Author: name, CreationDate: created },
  })
  const bytes = buffer(sheet)
  for (const [font, file] of await readFonts()) sheet.registerFont(font, file)
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  const column = createColumn(sheet, root, name)
  column.paragraph('P', name, { size: 12, weight: 'bold', colour: 'primary' })
  const address = [...addressLines, phone].join(', ')
  column.paragraph('P', address, { size: 9, weight: 'regular', colour: 'ink-muted' })
  column.skip(6)
  column.rule(column.left, column.right, themeColour('gold-500'))
  column.skip(16)
  column.paragraph('H1', title, { size: 20, weight: 'bold', colour: 'heading' })
  column.paragraph('P', subtitle, { size: 11.5, weight: 'regular', colour: 'ink-muted' })
  column.skip(8)
  for (const block of blocks) renderBlock(column, block)
  root.end()
  sheet.end()
  return bytes
}
