import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentListQuery } from '#app/data/content'
import { Loading, LoadingFailed } from '../list/list-notices'
import type { PanelProps } from '../panel'
import { AllEntries } from './all-entries'
import { FoundEntries } from './found-entries'
import { SearchEntries } from './search-entries'

const noun = 'entries'

/** Every entry with whether visitors see it, or those that are searched for. */
export function EntryList({ panel }: PanelProps) {
  const [search, setSearch] = useState('')
  const { data: entries, isFetching, refetch } = useQuery(contentListQuery())
  if (!entries) {
    if (isFetching) return <Loading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  return (
    <div className="grid gap-6">
      <SearchEntries search={search} onSearch={setSearch} />
      {search.trim() === '' ? (
        <AllEntries panel={panel} entries={entries} />
      ) : (
        <FoundEntries panel={panel} entries={entries} search={search} />
      )}
    </div>
  )
}
