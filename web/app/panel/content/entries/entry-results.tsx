import type { ContentEntry } from 'contract/content/calls'
import type { Panel } from '../../shell/panel'
import { EntryRows } from './entry-rows'
import { findEntries } from './search-entries-of-type'

type FoundEntriesProps = { panel: Panel; entries: readonly ContentEntry[]; search: string }

/** What was searched for among all entries, each with the fields for which it was found. */
export function FoundEntries({ panel, entries, search }: FoundEntriesProps) {
  const found = findEntries(entries, search)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {found.length > 0
          ? `${found.length} found`
          : `No entry is called “${search.trim()}”, nor has a field of that name.`}
      </p>
      {found.length > 0 && (
        <EntryRows
          panel={panel}
          label="Found"
          rows={found.map(({ entry, labels }) => ({
            entry,
            ...(labels.length > 0 && { note: `Has: ${labels.join(', ')}` }),
          }))}
        />
      )}
    </>
  )
}
