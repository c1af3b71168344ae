import { useLocation } from 'react-router'
import type { PageId } from './paths.ts'
import { type QueryReader, queryReaderOf } from './requested.ts'

export function useRequestedQuery<Id extends PageId>(page: Id): QueryReader<Id> {
  return queryReaderOf(page, new URLSearchParams(useLocation().search))
}
