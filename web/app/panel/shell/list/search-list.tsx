import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListSelect, ListToolbar } from './list-toolbar'
import { Pages } from './pages'
import type { useListSearch } from './use-list-search'

type Page = { page: number; pages: number; found: number }

type SearchListProps<Filter extends string, Shown extends Page> = {
  noun: string
  one: string
  searchHint: string
  filteredList: ReturnType<typeof useListSearch<Filter>>
  filter: { label: string; options: Record<Filter, string> }
  list: UseQueryResult<Shown>
  failure: string
  tools?: ReactNode
  children: (visible: Shown) => ReactNode
}

export function SearchList<Filter extends string, Shown extends Page>({
  noun,
  one,
  searchHint,
  filteredList,
  filter,
  list,
  failure,
  tools,
  children,
}: SearchListProps<Filter, Shown>) {
  const { data } = list
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
      {!data && (
        <p role={list.isError ? 'alert' : 'status'}>{list.isError ? failure : 'Loading...'}</p>
      )}
      {data && children(data)}
      {data && <Pages {...data} {...{ noun, one }} onPage={filteredList.setPage} />}
    </>
  )
}
