import type { ContentEntry } from 'contract/content/calls'
import { countOf } from 'contract/platform/format-count'
import type { Panel } from '../../shell/panel'
import { EntryRows } from './entry-rows'
import { findEntries } from './search-entries-of-type'

type FoundEntriesProps = { panel: Panel; entries: readonly ContentEntry[]; search: string }

export function FoundEntries({ panel, entries, search }: FoundEntriesProps) {
  const found = findEntries(entries, search)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {found.length > 0
          ? `${countOf(found.length, 'result', 'results')}`
          : `No entry or field matches “${search.trim()}”.`}
      </p>
      {found.length > 0 && (
        <EntryRows
          panel={panel}
          label="Search results"
          rows={found.map(({ entry, labels }) => ({
            entry,
            ...(labels.length > 0 && { note: `Contains: ${labels.join(', ')}` }),
          }))}
        />
      )}
    </>
  )
}
