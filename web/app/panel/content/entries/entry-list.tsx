import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { contentTypes, isCollectionName } from 'contract/content/types'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { contentListQuery, waitingContentQuery } from '#app/data/content-lists'
import { LoadStatus } from '../../shell/list/list-notices'
import { SearchInput } from '../../shell/list/search-input'
import { LayoutButtons } from '../../shell/list/selection-bar'
import { useListLayout } from '../../shell/list/use-list-layout'
import type { Panel, PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { AllEntries } from './all-entries'
import { EntryRows } from './entry-rows'
import { EntryTable } from './entry-table'
import { FeesButton, namesFees } from './new-entry-button'
import { partsOf } from './parts'
import { filterEntries } from './search-entries-of-type'

export function EntryList({ panel }: PanelProps) {
  const [search, setSearch] = useState('')
  const { may, isScoped } = useRights()
  const layout = useListLayout('website', 'List')
  const query = useQuery(contentListQuery())
  const { data: inReview = [] } = useQuery(waitingContentQuery())
  const { data } = query
  if (!data) return <LoadStatus noun="entries" query={query} />
  // The rest of the list exists only to resolve references.
  const entries = data.filter(({ department }) => may('see content', department))
  const parts = partsOf(entries, isScoped)
  return (
    <div className="grid gap-6">
      <SearchEntries search={search} onSearch={setSearch} />
      {search.trim() !== '' && namesFees(search) && (
        <FeesButton panel={panel} type="course" className="sm:justify-self-start" />
      )}
      {layout.layout === 'table' ? (
        <EntryTable {...{ panel, entries, parts, search, layout }} onClear={() => setSearch('')} />
      ) : (
        <>
          {layout.isWide && <LayoutButtons {...layout} />}
          {search.trim() === '' ? (
            <AllEntries {...{ panel, entries, parts }} inReview={inReview} />
          ) : (
            <EntryResults panel={panel} entries={entries} search={search} />
          )}
        </>
      )}
    </div>
  )
}

type EntryResultsProps = { panel: Panel; entries: readonly ContentEntry[]; search: string }

function EntryResults({ panel, entries, search }: EntryResultsProps) {
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
            note: noteOf(entry, labels),
          }))}
        />
      )}
    </>
  )
}

/** `Course · Contains: Fees`: entries of two kinds may have the same title. */
const noteOf = ({ type }: ContentEntry, labels: readonly string[]) =>
  [
    isCollectionName(type) && contentTypes[type].one,
    labels.length > 0 && `Contains: ${labels.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

type SearchEntriesProps = { search: string; onSearch: (search: string) => void }

const SearchEntries = ({ search, onSearch }: SearchEntriesProps) => (
  <SearchInput
    label="What do you want to change?"
    isLabelShown
    hint="For example: phone, fees, home page"
    value={search}
    onChange={onSearch}
  />
)
