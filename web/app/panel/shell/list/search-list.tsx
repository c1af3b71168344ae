import type { UseQueryResult } from '@tanstack/react-query'
import { countOf } from 'contract/platform/format-count'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { ListSelect, ListToolbar } from './list-toolbar'
import type { useListSearch } from './use-list-search'

type Page = { page: number; pages: number; found: number }

type SearchListProps<Filter extends string, Shown extends Page> = {
  noun: string
  one: string
  searchHint: string
  filteredList: ReturnType<typeof useListSearch<Filter>>
  filter: { label: string; options: Readonly<Partial<Record<Filter, string>>> }
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

type PagesProps = {
  page: number
  pages: number
  found: number
  noun: string
  one: string
  onPage: (page: number) => void
}

function Pages({ page, pages, found, noun, one, onPage }: PagesProps) {
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto text-ink-soft">
        {`${countOf(found, one, noun)} found`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      {page > 1 && <Button onClick={() => onPage(page - 1)}>Previous page</Button>}
      {page < pages && <Button onClick={() => onPage(page + 1)}>Next page</Button>}
    </nav>
  )
}
