import * as z from 'zod/mini'
import { optionalCleanLine } from '../../platform/endpoint.ts'
import { libraryCollection as collection, libraryKinds } from './items.ts'

export const librarySorts = {
  saved: 'Most recently changed first',
  name: 'Name',
  size: 'Largest first',
} as const
export type LibrarySort = keyof typeof librarySorts
export const libraryUses = { unused: 'Not used', used: 'Used' } as const
export type LibraryUse = keyof typeof libraryUses

export const libraryMissing = ['description', 'collection'] as const
export type LibraryMissing = (typeof libraryMissing)[number]

export const libraryFilters = {
  kind: z.optional(z.enum(libraryKinds, 'Unknown kind')),
  search: optionalCleanLine('Search', 200),
  /** By a page, draft or event; the history doesn’t count. */
  use: z.optional(z.enum(Object.keys(libraryUses) as LibraryUse[], 'Unknown use')),
  missing: z.optional(z.enum(libraryMissing, 'Unknown filter')),
  collection,
  sort: z.optional(z.enum(Object.keys(librarySorts) as LibrarySort[], 'Unknown order')),
}
