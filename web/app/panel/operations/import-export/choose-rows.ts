import type { ImportRow } from 'contract/operations/import'

export type RowStatus = ImportRow['outcome']

/** In order of importance to a clerk. */
export const rowStatuses = ['refused', 'new', 'changed', 'unchanged'] as const satisfies RowStatus[]

export const rowStatusLabels = {
  refused: 'Needs correction',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
} as const satisfies Record<RowStatus, string>

export function countRows(rows: readonly ImportRow[]): Record<RowStatus, number> {
  const counts = { refused: 0, new: 0, changed: 0, unchanged: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return counts
}

/** Rows with problems first, then in file order. */
export function chooseRows(rows: readonly ImportRow[], status: RowStatus | 'all'): ImportRow[] {
  if (status !== 'all') return rows.filter((row) => row.outcome === status)
  const isLater = (row: ImportRow) => Number(row.outcome !== 'refused')
  return rows.toSorted((a, b) => isLater(a) - isLater(b))
}
