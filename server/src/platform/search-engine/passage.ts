import { withoutBidiControls } from 'contract/platform/language-of-text'
import type { TextPiece } from 'contract/search/search'
import { LRUCache } from 'lru-cache'
import { type Query, wordVariantsOf } from './query.ts'
import { type SearchToken, tokensIn } from './search-words.ts'

const passageLength = 220
const before = 60
const untidy = /[^\S ]| {2}/

const maxCharacters = 200_000

/** Of texts shown recently, because many searches show the same ones. */
const known = new LRUCache<string, SearchToken[]>({
  maxSize: maxCharacters,
  sizeCalculation: (_, text) => 1 + text.length,
  memoMethod: tokensIn,
})

type IsHit = (text: SearchToken) => boolean

function hitsOf({ variants }: Query): IsHit {
  const wanted = variants.flat()
  const full = new Set(wanted.flatMap(wordVariantsOf))
  const begun = wanted.flatMap((one) => (one.isBeginning ? wordVariantsOf(one) : []))
  const beginnings = [...new Set(begun)]
  const isWanted = (word: string) =>
    full.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
  return (text) => isWanted(text.whole) || text.parts.some(isWanted)
}

const partLength = 20_000

function* partsOf(text: string): Generator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf(' ', start + partLength)
    if (end === -1) end = text.length
    yield text.slice(start, end)
  }
}

/** The first part of a long text that has a hit; else the beginning. */
export function partToShow(text: string, query: Query): string {
  if (text.length <= partLength) return text
  const isHit = hitsOf(query)
  for (const part of partsOf(text)) if (known.memo(part).some(isHit)) return part
  return text.slice(0, partLength)
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

/** Bidirectional control characters would end up in a piece of their own and turn those after it. */
export function highlightTitle(title: string, query: Query): TextPiece[] {
  const text = withoutBidiControls(title)
  return piecesOf(text, tokensIn(text).filter(hitsOf(query)), 0, text.length)
}

function bestStart(hits: readonly SearchToken[]): number | undefined {
  const countFrom = (first: SearchToken) => {
    const end = first.start + passageLength - before
    const words = hits.filter((hit) => hit.start >= first.start && hit.end <= end)
    return new Set(words.map(({ whole }) => whole)).size
  }
  let best: { start: number; count: number } | undefined
  for (const hit of hits) {
    const count = countFrom(hit)
    if (!best || count > best.count) best = { start: hit.start, count }
  }
  return best?.start
}

/** The densest cluster of hits; else the beginning. */
export function passageOf(body: string, query: Query): TextPiece[] {
  const plain = withoutBidiControls(partToShow(body, query))
  const text = (untidy.test(plain) ? plain.replace(/\s+/g, ' ') : plain).trim()
  const texts = known.memo(text)
  const hits = texts.filter(hitsOf(query)).slice(0, 200)
  const wished = Math.max(0, (bestStart(hits) ?? 0) - before)
  const start = wished === 0 ? 0 : (texts.find((word) => word.start >= wished)?.start ?? 0)
  const last = texts.findLast(({ end }) => end <= start + passageLength)
  const isFull = text.length <= start + passageLength
  const end = isFull ? text.length : Math.max(last?.end ?? 0, start)
  const pieces = piecesOf(text, hits, start, end)
  return [
    ...(start > 0 ? [{ text: '…\u00a0' }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '\u00a0…' }] : []),
  ]
}
