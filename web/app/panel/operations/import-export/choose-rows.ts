import type { ImportRow } from 'contract/operations/import'

export type Outcome = ImportRow['outcome']

/** In order of importance to a clerk. */
export const outcomes = ['refused', 'new', 'changed', 'unchanged'] as const satisfies Outcome[]

export const outcomeLabels = {
  refused: 'Needs correction',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
} as const satisfies Record<Outcome, string>

export function countRows(rows: readonly ImportRow[]): Record<Outcome, number> {
  const counts = { refused: 0, new: 0, changed: 0, unchanged: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return counts
}

/** Rows with problems first, then in file order. */
export function chooseRows(rows: readonly ImportRow[], outcome: Outcome | 'all'): ImportRow[] {
  if (outcome !== 'all') return rows.filter((row) => row.outcome === outcome)
  const isLater = (row: ImportRow) => Number(row.outcome !== 'refused')
  return rows.toSorted((a, b) => isLater(a) - isLater(b))
}
