import { themeColour } from '../../../platform/mail/theme-colour.ts'
import { fontRunsOf, type Weight } from '../../../platform/pdf/fonts.ts'
import { breakLines, setLine, widthOf } from '../../../platform/pdf/text-lines.ts'

export type PdfSheet = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** Colours are names of the theme. */
export type TextLook = { size: number; weight: Weight; colour: string }

const body: TextLook = { size: 10.5, weight: 'regular', colour: 'ink' }

const [left, right, top, bottom] = [56, 539, 52, 774]
const footer = 800
const lineHeight = 1.42

export type Cell = { x: number; width: number; isNumber?: boolean }
type CellText = Cell & { text: string; look: TextLook }

export type SheetColumn = {
  left: number
  right: number
  /** Begins a page if there is none, or too little room; returns whether it did. */
  makeRoom: (height: number) => boolean
  skip: (height: number) => void
  rule: (from: number, to: number, colour?: string) => void
  /** Returns the width of its last line. */
  paragraph: (kind: string, text: string, look?: TextLook, room?: number) => number
  /** Of the tallest cell. */
  heightOf: (cells: readonly CellText[]) => number
  cell: (kind: 'TH' | 'TD', cell: CellText) => void
  within: (kind: string, fill: (inner: SheetColumn) => void) => void
}

export const cellLook = (isHead: boolean): TextLook => ({
  size: 9.5,
  weight: isHead ? 'bold' : 'regular',
  colour: isHead ? 'heading' : 'ink',
})

/** Marks decoration and page numbers as artifacts, which screen readers skip. */
function artifact(sheet: PdfSheet, render: () => void): void {
  sheet.markContent('Artifact')
  render()
  sheet.endMarkedContent()
}

/** Devanagari is laid out in visual order, so readers get the written one. */
function setWords(
  sheet: PdfSheet,
  line: string,
  at: TextLook & { x: number; baseline: number },
): void {
  const type = { ...at, colour: themeColour(at.colour) }
  const isLogical = fontRunsOf(line).every(({ script }) => script !== 'devanagari')
  if (!isLogical) sheet.markContent('Span', { actual: `${line} ` })
  setLine(sheet, line, type)
  if (!isLogical) sheet.endMarkedContent()
}

type Lines = {
  lines: readonly string[]
  look: TextLook
  x: number
  y: number
  endAt?: number | undefined
}

/** Aligned to the right if they end somewhere. */
function setLines(sheet: PdfSheet, { lines, look, x, y, endAt }: Lines): void {
  lines.forEach((line, index) => {
    const start = endAt === undefined ? x : endAt - widthOf(sheet, line, look)
    const baseline = y + index * look.size * lineHeight + look.size
    setWords(sheet, line, { ...look, x: start, baseline })
  })
}

export function createColumn(sheet: PdfSheet, root: Element, foot: string) {
  const state = { y: top, page: 0 }
  const small = { size: 8.5, weight: 'regular', colour: 'ink-muted' } as const

  const beginPage = () => {
    sheet.addPage()
    state.page++
    state.y = top
    artifact(sheet, () =>
      setLine(sheet, `${foot} · ${state.page}`, {
        ...small,
        colour: themeColour(small.colour),
        x: left,
        baseline: footer,
      }),
    )
  }
  const makeRoom = (height: number) => {
    if (state.page > 0 && state.y + height <= bottom) return false
    beginPage()
    return true
  }
  const columnIn = (element: Element): SheetColumn => ({
    left,
    right,
    makeRoom,
    skip: (height) => {
      state.y += height
    },
    rule: (from, to, colour = themeColour('ink-muted')) =>
      artifact(sheet, () => {
        sheet.lineWidth(0.6).moveTo(from, state.y).lineTo(to, state.y).stroke(colour)
      }),
    paragraph: (kind, text, look = body, room = 0) => {
      const lines = breakLines(sheet, text, { ...look, width: right - left })
      const height = lines.length * look.size * lineHeight
      makeRoom(Math.max(height, room))
      const block = { lines, look, x: left, y: state.y }
      element.add(sheet.struct(kind, { actual: text }, () => setLines(sheet, block)))
      state.y += height
      return widthOf(sheet, lines.at(-1) ?? '', look)
    },
    heightOf: (cells) =>
      Math.max(
        ...cells.map(
          ({ text, look, width }) =>
            breakLines(sheet, text, { ...look, width }).length * look.size * lineHeight,
        ),
      ),
    cell: (kind, { text, look, x, width, isNumber }) => {
      const lines = breakLines(sheet, text, { ...look, width })
      const block = { lines, look, x, y: state.y, endAt: isNumber ? x + width : undefined }
      const scope = kind === 'TH' && { scope: 'Column' }
      element.add(
        sheet.struct(kind, { actual: text || ' ', ...scope }, () => setLines(sheet, block)),
      )
    },
    within: (kind, fill) => {
      const inner = sheet.struct(kind)
      element.add(inner)
      fill(columnIn(inner))
      inner.end()
    },
  })
  beginPage()
  return columnIn(root)
}
