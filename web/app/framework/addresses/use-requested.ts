import { useLocation } from 'react-router'
import type { PageId } from './paths.ts'
import { type QueryReader, queryReaderOf } from './requested.ts'

/** In a handler, where no component renders. */
export const presentQuery = <Id extends PageId>(page: Id): QueryReader<Id> =>
  queryReaderOf(page, new URLSearchParams(window.location.search))

export function useRequestedQuery<Id extends PageId>(page: Id): QueryReader<Id> {
  return queryReaderOf(page, new URLSearchParams(useLocation().search))
}
