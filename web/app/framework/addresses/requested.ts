import type { PageId, QueryName } from './paths.ts'

/** Only parameters in the table of pages can be read. */
export type QueryReader<Id extends PageId> = (name: QueryName<Id>) => string | undefined

export const queryReaderOf =
  <Id extends PageId>(_page: Id, search: URLSearchParams): QueryReader<Id> =>
  (name) =>
    search.get(name) ?? undefined

/** In the browser, for islands and event handlers. */
export const presentQuery = <Id extends PageId>(page: Id): QueryReader<Id> =>
  queryReaderOf(page, new URLSearchParams(window.location.search))
