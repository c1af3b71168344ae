import type { ContentEntry } from 'contract/content/calls'
import { countOf } from 'contract/platform/format-count'
import type { Panel } from '../../shell/panel'
import { EntryRows } from './entry-rows'
import { filterEntries } from './search-entries-of-type'

type EntryResultsProps = { panel: Panel; entries: readonly ContentEntry[]; search: string }

export function EntryResults({ panel, entries, search }: EntryResultsProps) {
  const results = filterEntries(entries, search)
  return (
    <>
      <p role="status" className={results.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {results.length > 0
          ? `${countOf(results.length, 'result', 'results')}`
          : `No entry or field matches “${search.trim()}”.`}
      </p>
      {results.length > 0 && (
        <EntryRows
          panel={panel}
          label="Search results"
          rows={results.map(({ entry, labels }) => ({
            entry,
            ...(labels.length > 0 && { note: `Contains: ${labels.join(', ')}` }),
          }))}
        />
      )}
    </>
  )
}
