import type { CacheTag } from 'contract/cache-tags'
import type { ContentFields } from 'contract/content/field'
import {
  type ContentTypeName,
  collectionNames,
  contentTypes,
  isTypeName,
} from 'contract/content/types'
import { typesReferredTo } from './references.ts'

const mayLead = (fields: ContentFields): boolean =>
  Object.values(fields).some(
    ({ kind, prose, items }) => prose || kind === 'linkTarget' || (items && mayLead(items.fields)),
  )

const mayShowPeople = (fields: ContentFields): boolean =>
  Object.values(fields).some(
    ({ prose, items }) =>
      prose?.parts.includes('person') || (items !== undefined && mayShowPeople(items.fields)),
  )

/** Everything that a response about a type depends on: entries, references, link addresses and people. */
export const cacheTagsOf = (name: ContentTypeName): CacheTag[] => [
  ...new Set<CacheTag>([
    name,
    ...typesReferredTo(contentTypes[name].fields).filter(isTypeName),
    ...(mayLead(contentTypes[name].fields) ? collectionNames : []),
    ...(mayShowPeople(contentTypes[name].fields) ? (['faculty'] as const) : []),
  ]),
]
