import type { ContentEntry } from 'contract/content/calls'
import type { useRights } from '../../shell/use-rights'
import { type ListView, viewOfType } from './open-entry'

/** Oldest request first. */
export const waitingEntries = (
  entries: readonly ContentEntry[],
  { mayOn }: Pick<ReturnType<typeof useRights>, 'mayOn'>,
): ContentEntry[] =>
  entries
    .filter((entry) => entry.request && mayOn(entry, 'publish content'))
    .toSorted((one, other) => (one.request?.at ?? '').localeCompare(other.request?.at ?? ''))

/** By the list that they are in. */
export function countWaiting(
  entries: readonly ContentEntry[],
  rights: Pick<ReturnType<typeof useRights>, 'mayOn'>,
): Record<ListView, number> {
  const counts = { notices: 0, website: 0, translations: 0 }
  for (const { type } of waitingEntries(entries, rights)) counts[viewOfType(type)]++
  return counts
}
