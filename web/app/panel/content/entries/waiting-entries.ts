import type { ContentEntry } from 'contract/content/calls'
import type { useRights } from '../../shell/use-rights'

/** Oldest request first. */
export const waitingEntries = (
  entries: readonly ContentEntry[],
  { may }: Pick<ReturnType<typeof useRights>, 'may'>,
): ContentEntry[] =>
  entries
    .filter(({ request, department }) => request && may('publish content', department))
    .toSorted((one, other) => (one.request?.at ?? '').localeCompare(other.request?.at ?? ''))
