import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentListQuery, waitingContentQuery } from '#app/data/content-lists'
import { ListLoading, LoadingFailed } from '../../shell/list/list-notices'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { AllEntries } from './all-entries'
import { EntryResults } from './entry-results'
import { SearchEntries } from './search-entries'

const noun = 'entries'

export function EntryList({ panel }: PanelProps) {
  const [search, setSearch] = useState('')
  const { may } = useRights()
  const { data, isFetching, refetch } = useQuery(contentListQuery())
  const { data: requested = [] } = useQuery(waitingContentQuery())
  if (!data) {
    if (isFetching) return <ListLoading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  // The rest of the list exists only to resolve references.
  const entries = data.filter(({ department }) => may('see content', department))
  return (
    <div className="grid gap-6">
      <SearchEntries search={search} onSearch={setSearch} />
      {search.trim() === '' ? (
        <AllEntries panel={panel} entries={entries} asked={requested} />
      ) : (
        <EntryResults panel={panel} entries={entries} search={search} />
      )}
    </div>
  )
}
