import type { PageId, QueryName } from './paths.ts'

/** Only parameters in the table of pages can be read. */
export type Asked<Id extends PageId> = (name: QueryName<Id>) => string | undefined

export const askedOf =
  <Id extends PageId>(_page: Id, search: URLSearchParams): Asked<Id> =>
  (name) =>
    search.get(name) ?? undefined
