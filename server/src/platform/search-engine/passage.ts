import { withoutBidiControls } from 'contract/platform/language-of-text'
import type { TextPiece } from 'contract/search/search'
import { type Query, wordVariantsOf } from './query.ts'
import { type SearchToken, tokensIn } from './search-words.ts'

const passageLength = 220
const before = 60
const maxHits = 200
const untidy = /[^\S ]| {2}/

/** A text as it is shown. Its words are read when a search first needs them: long texts have many parts. */
export type PreparedText = { text: string; tokens: () => readonly SearchToken[] }

/** Bidirectional control characters would end up in a piece of their own and turn those after it. */
export function prepareText(written: string): PreparedText {
  const text = withoutBidiControls(written)
  let tokens: readonly SearchToken[] | undefined
  const read = () => {
    tokens ??= tokensIn(text)
    return tokens
  }
  return { text, tokens: read }
}

const partLength = 20_000

function* partsOf(text: string): Generator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf(' ', start + partLength)
    if (end === -1) end = text.length
    yield text.slice(start, end)
  }
}

/** How plain text separates the cells of a table. */
const betweenCells = / \| /g

export const prepareBody = (body: string): PreparedText[] =>
  Array.from(partsOf(body.replace(betweenCells, ' · ')), (part) =>
    prepareText((untidy.test(part) ? part.replace(/\s+/g, ' ') : part).trim()),
  )

export type IsHit = (token: SearchToken) => boolean

export function hitsOf({ variants }: Query): IsHit {
  const queryWords = variants.flat()
  const full = new Set(queryWords.flatMap(wordVariantsOf))
  const prefixes = queryWords.flatMap((one) => (one.isBeginning ? wordVariantsOf(one) : []))
  const letters = new Set([...full, ...prefixes].map((word) => word.charCodeAt(0)))
  const isWanted = (word: string) =>
    // Most words of a long text begin with another letter than any of the query.
    letters.has(word.charCodeAt(0)) &&
    (full.has(word) || prefixes.some((prefix) => word.startsWith(prefix)))
  return ({ whole, parts }) => isWanted(whole) || parts.some(isWanted)
}

function piecesOf(
  text: string,
  hits: readonly SearchToken[],
  from: number,
  to: number,
): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = from
  for (const { start, end } of hits) {
    if (start < at || end > to) continue
    if (start > at) pieces.push({ text: text.slice(at, start) })
    pieces.push({ text: text.slice(start, end), isHit: true })
    at = end
  }
  if (at < to) pieces.push({ text: text.slice(at, to) })
  return pieces
}

export const highlightTitle = ({ text, tokens }: PreparedText, isHit: IsHit): TextPiece[] =>
  piecesOf(text, tokens().filter(isHit), 0, text.length)

const different = (hits: readonly SearchToken[]) => new Set(hits.map(({ whole }) => whole)).size

/** Hits are in the order of the text. */
function bestStart(hits: readonly SearchToken[]): number {
  const most = different(hits)
  let best = { start: 0, count: 0 }
  for (const [index, { start }] of hits.entries()) {
    if (best.count === most) break
    const rest = hits.slice(index)
    const next = rest.findIndex(({ end }) => end > start + passageLength - before)
    const count = different(next === -1 ? rest : rest.slice(0, next))
    if (count > best.count) best = { start, count }
  }
  return best.start
}

function passageIn({ text, tokens: read }: PreparedText, hits: readonly SearchToken[]) {
  const tokens = read()
  const wished = Math.max(0, bestStart(hits) - before)
  const start = wished === 0 ? 0 : (tokens.find((word) => word.start >= wished)?.start ?? 0)
  // From the start, because most of a long text comes after the passage.
  const next = tokens.findIndex(({ end }) => end > start + passageLength)
  const last = next === -1 ? tokens.at(-1) : tokens[next - 1]
  const isFull = text.length <= start + passageLength
  const end = isFull ? text.length : Math.max(last?.end ?? 0, start)
  const pieces = piecesOf(text, hits, start, end)
  return [
    ...(start > 0 ? [{ text: '…\u00a0' }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '\u00a0…' }] : []),
  ]
}

/** The densest cluster of hits in the first part that has any; else the beginning. */
export function passageOf(parts: readonly PreparedText[], isHit: IsHit): TextPiece[] {
  for (const part of parts) {
    const hits = part.tokens().filter(isHit).slice(0, maxHits)
    if (hits.length > 0) return passageIn(part, hits)
  }
  const [first] = parts
  return first ? passageIn(first, []) : []
}
