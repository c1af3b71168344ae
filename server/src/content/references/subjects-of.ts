import type { ContentFields } from 'contract/content/field'
import {
  type ContentTypeName,
  collectionNames,
  contentTypes,
  isTypeName,
} from 'contract/content/types'
import type { Subject } from 'contract/subjects'
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
export const subjectsOf = (name: ContentTypeName): Subject[] => [
  ...new Set<Subject>([
    name,
    ...typesReferredTo(contentTypes[name].fields).filter(isTypeName),
    ...(mayLead(contentTypes[name].fields) ? collectionNames : []),
    ...(mayShowPeople(contentTypes[name].fields) ? (['faculty'] as const) : []),
  ]),
]
