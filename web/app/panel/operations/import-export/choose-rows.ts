import type { ImportRow } from 'contract/operations/import'

export type Outcome = ImportRow['outcome']

/** The outcomes in the order in which a clerk wants to see them. */
export const outcomes = ['refused', 'new', 'changed', 'unchanged'] as const satisfies Outcome[]

export const outcomeLabels = {
  refused: 'To correct',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
} as const satisfies Record<Outcome, string>

/** How many rows have each outcome. */
export function countRows(rows: readonly ImportRow[]): Record<Outcome, number> {
  const counts = { refused: 0, new: 0, changed: 0, unchanged: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return counts
}

/** The rows of one outcome, or all of them: what has to be corrected first, then in the order of the file. */
export function chooseRows(rows: readonly ImportRow[], outcome: Outcome | 'all'): ImportRow[] {
  if (outcome !== 'all') return rows.filter((row) => row.outcome === outcome)
  const isLater = (row: ImportRow) => Number(row.outcome !== 'refused')
  return rows.toSorted((a, b) => isLater(a) - isLater(b))
}
