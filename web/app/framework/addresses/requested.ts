import type { PageId, QueryName } from './paths.ts'

/** Tells what the query of a page's address says. Only what the table of pages names can be asked for. */
export type Asked<Id extends PageId> = (name: QueryName<Id>) => string | undefined

/** Reads the query of an address of this page. */
export const askedOf =
  <Id extends PageId>(_page: Id, search: URLSearchParams): Asked<Id> =>
  (name) =>
    search.get(name) ?? undefined
