import type { Piece } from 'contract/search/search'
import { type Query, waysOf } from './query.ts'
import { type Said, saidIn } from './words.ts'

const passageLength = 220
const before = 60

function hitsOf({ spellings }: Query): (said: Said) => boolean {
  const wanted = spellings.flat()
  const whole = new Set(wanted.flatMap(waysOf))
  const begun = wanted.flatMap((one) => (one.isBeginning ? waysOf(one) : []))
  const beginnings = [...new Set(begun)]
  const isWanted = (word: string) =>
    whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
  return (said) => isWanted(said.whole) || said.parts.some(isWanted)
}

export const saysAny = (text: string, query: Query): boolean => saidIn(text).some(hitsOf(query))

function piecesOf(text: string, hits: readonly Said[], from: number, to: number): Piece[] {
  const pieces: Piece[] = []
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

export const markTitle = (title: string, query: Query): Piece[] =>
  piecesOf(title, saidIn(title).filter(hitsOf(query)), 0, title.length)

function bestStart(hits: readonly Said[]): number | undefined {
  const countFrom = (first: Said) => {
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
export function passageOf(body: string, query: Query): Piece[] {
  const text = body.replace(/\s+/g, ' ').trim()
  const said = saidIn(text)
  const hits = said.filter(hitsOf(query)).slice(0, 200)
  const wished = Math.max(0, (bestStart(hits) ?? 0) - before)
  const start = wished === 0 ? 0 : (said.find((word) => word.start >= wished)?.start ?? 0)
  const last = said.findLast(({ end }) => end <= start + passageLength)
  const isWhole = text.length <= start + passageLength
  const end = isWhole ? text.length : Math.max(last?.end ?? 0, start)
  const pieces = piecesOf(text, hits, start, end)
  return [
    ...(start > 0 ? [{ text: '…\u00a0' }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '\u00a0…' }] : []),
  ]
}
