import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'

export type ListParams = Readonly<Record<string, string | undefined>>

export type ListPage<Entry> = {
  entries: Entry[]
  page: number
  pages: number
  all: number
  found: number
  values: Record<string, string[]>
}
export type FetchList<Entry> = (query: ListParams, signal: AbortSignal) => Promise<ListPage<Entry>>

const listKey = 'panel list'
const nextPage = ({ page, pages }: ListPage<unknown>) =>
  page < pages ? String(page + 1) : undefined
const pageBefore = ({ page }: ListPage<unknown>) => (page > 1 ? String(page - 1) : undefined)

/** Each visit has its own list, so that Back returns to it. */
export const recordListQuery = <Entry>(
  { subject, ask }: { subject: string; ask: FetchList<Entry> },
  requested: ListParams,
  visit: string,
) =>
  infiniteQueryOptions({
    queryKey: [subject, listKey, visit, requested],
    queryFn: ({ pageParam: page, signal }) => ask({ ...requested, page }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextPage,
    getPreviousPageParam: pageBefore,
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  })

type Pages = InfiniteData<ListPage<{ _id: string }>>

export function findInList(queryClient: QueryClient, _id: string): { _id: string } | undefined {
  const lists = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[1] === listKey })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { queryKey } of lists) {
    const { pages = [] } = queryClient.getQueryData<Pages>(queryKey) ?? {}
    const result = pages.flatMap(({ entries }) => entries).find((entry) => entry._id === _id)
    if (result) return result
  }
  return undefined
}
