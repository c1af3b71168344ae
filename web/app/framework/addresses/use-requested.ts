import { useLocation } from 'react-router'
import type { PageId } from './paths.ts'
import { type Asked, askedOf } from './requested.ts'

export function useAsked<Id extends PageId>(page: Id): Asked<Id> {
  return askedOf(page, new URLSearchParams(useLocation().search))
}
