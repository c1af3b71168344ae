import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { formatCount } from 'contract/platform/format-count'
import { type ReactNode, useRef } from 'react'
import { ListFooter } from './list-footer'
import { ListStatus } from './list-notices'
import { ListPages } from './list-pages'
import { ListSelect, ListToolbar } from './list-toolbar'
import type { useListSearch } from './use-list-search'

type SearchListProps<Filter extends string, Entry> = {
  noun: string
  searchHint: string
  filteredList: ReturnType<typeof useListSearch<Filter>>
  filter: { label: string; options: Readonly<Partial<Record<Filter, string>>> }
  list: UseInfiniteQueryResult<InfiniteData<{ found: number }>>
  entries: readonly Entry[]
  noneYet: ReactNode
  tools?: ReactNode
  children: ReactNode
}

export function SearchList<Filter extends string, Entry>({
  noun,
  searchHint,
  filteredList,
  filter,
  list,
  entries,
  noneYet,
  tools,
  children,
}: SearchListProps<Filter, Entry>) {
  const count = useRef<HTMLParagraphElement>(null)
  const matching = list.data?.pages.at(-1)?.found
  return (
    <>
      <ListToolbar
        searchLabel={`Search ${noun}`}
        searchHint={searchHint}
        search={filteredList.search}
        onSearch={filteredList.setSearch}
        isRefreshing={list.isFetching}
        onRefresh={() => void list.refetch()}
      >
        <ListSelect {...filter} value={filteredList.filter} onChange={filteredList.setFilter} />
        {tools}
      </ListToolbar>
      <ListStatus
        noun={noun}
        query={list}
        found={matching}
        isFiltered={filteredList.isFiltered}
        onClear={filteredList.clear}
        noneYet={noneYet}
      />
      {matching !== undefined && (
        <>
          <ListPages list={list} noun={noun} count={entries.length} countRef={count}>
            {children}
          </ListPages>
          <ListFooter noun={noun} countRef={count}>
            {`Showing ${formatCount(entries.length)} of ${formatCount(matching)} ${noun}`}
          </ListFooter>
        </>
      )}
    </>
  )
}
