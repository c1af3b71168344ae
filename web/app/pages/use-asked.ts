import { useLocation } from 'react-router'
import { type Asked, askedOf } from './asked.ts'
import type { PageId } from './paths.ts'

/** What the query of the present address says, on this page. */
export function useAsked<Id extends PageId>(page: Id): Asked<Id> {
  return askedOf(page, new URLSearchParams(useLocation().search))
}
