import { withSigns, wordsOfTag } from './mend-text.ts'

export type TextItem =
  | { str: string; hasEOL: boolean; fontName: string; transform: readonly number[] }
  | { type: string; tag?: string | null }

export type Piece = {
  str: string
  hasEOL: boolean
  fontName: string
  x: number
}

const pieceOf = ({ str, hasEOL, fontName, transform }: Extract<TextItem, { str: string }>) => ({
  ...{ str: withSigns(str), hasEOL, fontName },
  x: transform[4] ?? 0,
})

const isBlank = ({ str }: Piece) => str.trim() === ''

/** Keeps the surrounding spaces and line ends. */
function inPlaceOf(drawn: readonly Piece[], words: string): Piece[] {
  const first = drawn.findIndex((piece) => !isBlank(piece))
  const last = drawn.findLastIndex((piece) => !isBlank(piece))
  const [begun, ended] = [drawn[first], drawn[last]]
  if (!begun || !ended) return [{ str: words, hasEOL: false, fontName: '', x: 0 }, ...drawn]
  const spaceBefore = /^\s/.test(begun.str) ? ' ' : ''
  const spaceAfter = /\s$/.test(ended.str) ? ' ' : ''
  return [
    ...drawn.slice(0, first),
    { ...begun, str: spaceBefore + words + spaceAfter, hasEOL: ended.hasEOL },
    ...drawn.slice(last + 1),
  ]
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    lines.at(-1)?.push(piece)
    if (piece.hasEOL) lines.push([])
  }
  return lines
}

const isFromRight = ({ str }: Piece) => /\p{Script=Arabic}/u.test(str)
const isFromLeft = ({ str }: Piece) => /(?!\p{Script=Arabic})\p{L}/u.test(str)

/** Urdu drawn letter by letter from the left, put into reading order. */
function asRead(line: readonly Piece[]): Piece[] {
  const read: Piece[] = []
  for (let place = 0; place < line.length; ) {
    const end = line.findIndex((piece, at) => at >= place && isFromLeft(piece))
    const part = line.slice(place, end === -1 ? line.length : end)
    const [first, second] = part.filter(isFromRight)
    const isDrawnFromLeft = first && second && first.x < second.x
    const isEnd = part.at(-1)?.hasEOL === true
    const pieces = part.map((piece) => ({ ...piece, hasEOL: false }))
    read.push(...(isDrawnFromLeft ? pieces.toReversed() : pieces))
    const last = read.at(-1)
    if (isEnd && last) last.hasEOL = true
    place += part.length
    const other = line[place]
    if (other) read.push(other)
    place++
  }
  return read
}

/** `ActualText` replaces the glyphs that it stands for. */
export function piecesIn(items: readonly TextItem[]): Piece[] {
  const pieces: Piece[] = []
  /** For each open marked-content section: its text and its glyphs. */
  const open: (string | undefined)[] = []
  let drawn: Piece[] = []
  for (const item of items) {
    const isSaid = open.some((words) => words !== undefined)
    if ('str' in item) (isSaid ? drawn : pieces).push(pieceOf(item))
    else if (item.type !== 'endMarkedContent') open.push(wordsOfTag(item.tag))
    else {
      const words = open.pop()
      if (words === undefined || open.some((outer) => outer !== undefined)) continue
      pieces.push(...inPlaceOf(drawn, words))
      drawn = []
    }
  }
  return linesOf([...pieces, ...drawn]).flatMap(asRead)
}

/** ि follows its consonants in text, but is drawn before them. */
const drawnBefore =
  /(?<![\u0900-\u0963])\u093f([\u0915-\u0939]\u093c?(?:\u094d[\u0915-\u0939]\u093c?)*)/g

export const inOrder = (text: string): string => text.replace(drawnBefore, '$1\u093f')
