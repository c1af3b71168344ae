import type { ContentEntry } from 'contract/content/calls'
import {
  type CollectionName,
  collectionNames,
  contentTypes,
  isPaged,
  singletonNames,
} from 'contract/content/types'

export type Part = { name: CollectionName | 'single'; label: string; of: readonly ContentEntry[] }

const mostChanged = ['facts', 'home', 'slides', 'menus'] as const

export const changedMost = (entries: readonly ContentEntry[]) =>
  mostChanged.flatMap((name) => entries.filter(({ type }) => type === name))

const isForDepartments = (name: CollectionName) => contentTypes[name].firstOf !== undefined

/** Without empty parts that an account of a department can't fill. */
export function partsOf(entries: readonly ContentEntry[], isScoped: boolean): Part[] {
  const ofType = (name: string) => entries.filter(({ type }) => type === name)
  const collections = collectionNames
    .filter((name) => !isPaged(name))
    .map((name): Part => ({ name, label: contentTypes[name].many, of: ofType(name) }))
    .filter(
      ({ name, of }) => !isScoped || of.length > 0 || (name !== 'single' && isForDepartments(name)),
    )
  const single: Part = { name: 'single', label: 'Fixed pages', of: singletonNames.flatMap(ofType) }
  return single.of.length > 0 ? [...collections, single] : collections
}
