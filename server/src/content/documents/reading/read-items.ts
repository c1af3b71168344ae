import { textOfTag, withSigns } from './mend-text.ts'

export type TextItem =
  | { str: string; hasEOL: boolean; fontName: string; transform: readonly number[] }
  | { type: string; tag?: string | null }

export type PdfTextItem = {
  str: string
  hasEOL: boolean
  fontName: string
  x: number
}

const pieceOf = ({ str, hasEOL, fontName, transform }: Extract<TextItem, { str: string }>) => ({
  ...{ str: withSigns(str), hasEOL, fontName },
  x: transform[4] ?? 0,
})

const isBlank = ({ str }: PdfTextItem) => str.trim() === ''

/** Keeps the surrounding spaces and line ends. */
function replaceRendered(rendered: readonly PdfTextItem[], words: string): PdfTextItem[] {
  const first = rendered.findIndex((piece) => !isBlank(piece))
  const last = rendered.findLastIndex((piece) => !isBlank(piece))
  const [begun, ended] = [rendered[first], rendered[last]]
  if (!begun || !ended) return [{ str: words, hasEOL: false, fontName: '', x: 0 }, ...rendered]
  const spaceBefore = /^\s/.test(begun.str) ? ' ' : ''
  const spaceAfter = /\s$/.test(ended.str) ? ' ' : ''
  return [
    ...rendered.slice(0, first),
    { ...begun, str: spaceBefore + words + spaceAfter, hasEOL: ended.hasEOL },
    ...rendered.slice(last + 1),
  ]
}

function linesOf(pieces: readonly PdfTextItem[]): PdfTextItem[][] {
  const lines: PdfTextItem[][] = [[]]
  for (const piece of pieces) {
    lines.at(-1)?.push(piece)
    if (piece.hasEOL) lines.push([])
  }
  return lines
}

const isFromRight = ({ str }: PdfTextItem) => /\p{Script=Arabic}/u.test(str)
const isFromLeft = ({ str }: PdfTextItem) => /(?!\p{Script=Arabic})\p{L}/u.test(str)

/** Urdu drawn letter by letter from the left, put into reading order. */
function asRead(line: readonly PdfTextItem[]): PdfTextItem[] {
  const read: PdfTextItem[] = []
  for (let index = 0; index < line.length; ) {
    const end = line.findIndex((piece, at) => at >= index && isFromLeft(piece))
    const part = line.slice(index, end === -1 ? line.length : end)
    const [first, second] = part.filter(isFromRight)
    const isRenderedFromLeft = first && second && first.x < second.x
    const isEnd = part.at(-1)?.hasEOL === true
    const pieces = part.map((piece) => ({ ...piece, hasEOL: false }))
    read.push(...(isRenderedFromLeft ? pieces.toReversed() : pieces))
    const last = read.at(-1)
    if (isEnd && last) last.hasEOL = true
    index += part.length
    const other = line[index]
    if (other) read.push(other)
    index++
  }
  return read
}

/** `ActualText` replaces the glyphs that it stands for. */
export function piecesIn(items: readonly TextItem[]): PdfTextItem[] {
  const pieces: PdfTextItem[] = []
  /** For each open marked-content section: its text and its glyphs. */
  const open: (string | undefined)[] = []
  let rendered: PdfTextItem[] = []
  for (const item of items) {
    const isStated = open.some((words) => words !== undefined)
    if ('str' in item) (isStated ? rendered : pieces).push(pieceOf(item))
    else if (item.type !== 'endMarkedContent') open.push(textOfTag(item.tag))
    else {
      const words = open.pop()
      if (words === undefined || open.some((outer) => outer !== undefined)) continue
      pieces.push(...replaceRendered(rendered, words))
      rendered = []
    }
  }
  return linesOf([...pieces, ...rendered]).flatMap(asRead)
}

/** ि follows its consonants in text, but is drawn before them. */
const writtenAfter =
  /(?<![\u0900-\u0963])\u093f([\u0915-\u0939]\u093c?(?:\u094d[\u0915-\u0939]\u093c?)*)/g

export const inWrittenOrder = (text: string): string => text.replace(writtenAfter, '$1\u093f')
