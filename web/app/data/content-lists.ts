import { queryOptions } from '@tanstack/react-query'
import { type ContentEntry, listContent, maxIds } from 'contract/content/calls'
import { listNoticeEntries, type NoticeEntry } from 'contract/content/notice-list'
import { type CollectionName, isTypeName } from 'contract/content/types'
import { longestSearch } from 'contract/platform/search-kinds'
import { call } from '#app/lib/call'
import { contentKey } from './content'
import { type ListParams, recordListQuery } from './record-list'

/** Without notices, whose number grows. */
export const contentListQuery = () =>
  queryOptions({
    queryKey: [...contentKey, 'list'],
    queryFn: async ({ signal }) => (await call(listContent, { signal })).entries,
    staleTime: 0,
  })

export const contentOfTypeQuery = (name = '') => {
  const type = isTypeName(name) ? name : undefined
  return queryOptions({
    queryKey: [...contentKey, 'list', type],
    queryFn: async ({ signal }) => (await call(listContent, { query: { type }, signal })).entries,
    enabled: type !== undefined,
    staleTime: 0,
  })
}

export const waitingContentQuery = () =>
  queryOptions({
    queryKey: [...contentKey, 'waiting'],
    queryFn: async ({ signal }) =>
      (await call(listContent, { query: { request: 'open' }, signal })).entries,
    staleTime: 0,
  })

export function entriesQuery(named: readonly string[]) {
  const ids = [...new Set(named)].toSorted()
  const some = (signal: AbortSignal, first: number) => {
    const requested = ids.slice(first, first + maxIds).join(' ')
    return call(listContent, { query: { ids: requested }, signal })
  }
  return queryOptions({
    queryKey: [...contentKey, 'by id', ...ids],
    queryFn: async ({ signal }) => {
      const results: ContentEntry[] = []
      for (let first = 0; first < ids.length; first += maxIds)
        results.push(...(await some(signal, first)).entries)
      return results
    },
    enabled: ids.length > 0,
    staleTime: 0,
  })
}

export const contentTrashQuery = (type: CollectionName) =>
  queryOptions({
    queryKey: [...contentKey, 'trash', type],
    queryFn: async ({ signal }) =>
      (await call(listContent, { query: { type, trash: 'only' }, signal })).entries,
    staleTime: 0,
    gcTime: 0,
  })

export const noticeListQuery = (requested: ListParams, visit: string) => {
  const request = (query: ListParams, signal: AbortSignal) =>
    call(listNoticeEntries, { query, signal })
  return recordListQuery<NoticeEntry>({ subject: contentKey[0], ask: request }, requested, visit)
}

export const noticesTitledQuery = (title: string) =>
  queryOptions({
    queryKey: [...contentKey, 'titled', title],
    queryFn: async ({ signal }) =>
      (await call(listNoticeEntries, { query: { search: title.slice(0, longestSearch) }, signal }))
        .entries,
    enabled: title !== '',
    staleTime: 0,
  })

/** Includes other authors' notices that visitors can see. */
export const linkableNoticesQuery = (search: string) =>
  queryOptions({
    queryKey: [...contentKey, 'linkable', search],
    queryFn: async ({ signal }) =>
      (await call(listNoticeEntries, { query: { search, others: 'public' }, signal })).entries,
    enabled: search !== '',
    staleTime: 0,
    placeholderData: (before) => before,
  })
