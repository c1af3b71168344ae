import { queryOptions } from '@tanstack/react-query'
import { findEditedPage } from 'contract/operations/edited-page'
import { call } from '#app/lib/call'

export const editedPageQuery = (path: string) =>
  queryOptions({
    queryKey: ['edited-page', path],
    queryFn: ({ signal }) => call(findEditedPage, { query: { path }, signal }),
    staleTime: 0,
    retry: false,
  })
