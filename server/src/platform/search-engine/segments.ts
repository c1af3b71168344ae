import type { VisiblePeriod } from './source.ts'

/** A period with a constant set of public revisions. */
export type Segment = { shownFrom: string; shownUntil: string; revisions: readonly string[] }

/** Splits time wherever a span begins or ends, and merges equal neighbours. */
export function segmentsOf(spans: readonly VisiblePeriod[]): Segment[] {
  const ends = spans.flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
  const turns = [...new Set(ends)].toSorted()
  const segments: Segment[] = []
  for (const [place, shownFrom] of turns.entries()) {
    const visibleUntil = turns[place + 1]
    const revisions = spans
      .filter((span) => span.shownFrom <= shownFrom && span.shownUntil > shownFrom)
      .map(({ revision }) => revision)
      .toSorted()
    if (visibleUntil === undefined || revisions.length === 0) continue
    const last = segments.at(-1)
    if (last?.shownUntil === shownFrom && last.revisions.join() === revisions.join())
      last.shownUntil = visibleUntil
    else segments.push({ shownFrom, shownUntil: visibleUntil, revisions })
  }
  return segments
}
