import type { ContentFields } from 'contract/content/field'
import {
  type ContentTypeName,
  collectionNames,
  contentTypes,
  isTypeName,
} from 'contract/content/types'
import type { Subject } from 'contract/subjects'
import { typesReferredTo } from '../references/references.ts'

/** Whether it may lead to entries of any type. */
const mayLead = (fields: ContentFields): boolean =>
  Object.values(fields).some(
    ({ kind, prose, items }) => prose || kind === 'place' || (items && mayLead(items.fields)),
  )

/** Whether a text of it may show people. */
const mayShowPeople = (fields: ContentFields): boolean =>
  Object.values(fields).some(
    ({ prose, items }) =>
      prose?.parts.includes('person') || (items !== undefined && mayShowPeople(items.fields)),
  )

/**
 * What an answer about a type shows: its entries, those that they name, the addresses of those that they lead to, and the
 * people of its texts.
 */
export const subjectsOf = (name: ContentTypeName): Subject[] => [
  ...new Set<Subject>([
    name,
    ...typesReferredTo(contentTypes[name].fields).filter(isTypeName),
    ...(mayLead(contentTypes[name].fields) ? collectionNames : []),
    ...(mayShowPeople(contentTypes[name].fields) ? (['faculty'] as const) : []),
  ]),
]
