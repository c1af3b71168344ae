import type { ContentEntry } from 'contract/content/calls'
import type { Panel } from '../panel'
import { EntryRow } from './entry-row'
import { findEntries } from './find-entries'

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
        <ul
          aria-label="Found"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
        >
          {found.map(({ entry, labels }) => (
            <li key={entry._id}>
              <EntryRow
                entry={entry}
                {...(labels.length > 0 && { note: `Has: ${labels.join(', ')}` })}
                onOpen={() => panel.edit('website', { contentId: entry._id })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
