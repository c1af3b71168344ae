import { schemaErrorsOf } from 'contract/content/content-type'
import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { type ContentTypeName, contentTypes, isCollectionName } from 'contract/content/types'
import { validate } from 'uuid'
import { entryBytes } from '../../content/entries/routes.ts'
import type { PackagedEntry } from './package-text.ts'

export type PackagedEntryData = {
  type: ContentTypeName
  _id: string | undefined
  data: ContentData
}

const isTypeName = (name: unknown): name is ContentTypeName =>
  typeof name === 'string' && Object.hasOwn(contentTypes, name)

export const typeText = (type: unknown) =>
  typeof type === 'string' ? type.slice(0, 60) : typeof type

function isShaped({ items, prose, stored }: ContentField, value: unknown): boolean {
  if (value === undefined) return true
  if (items)
    return (
      Array.isArray(value) &&
      value.every((item) => isObject(item) && wrongFields(items.fields, item).length === 0)
    )
  // Text that breaks today's rules can be fixed in the form; anything else could not be shown there.
  return (typeof value === 'string' && !prose) || stored.safeParse(value).success
}

const wrongFields = (fields: ContentFields, data: ContentData): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => !isShaped(field, data[name]))
    .map(([, { label }]) => label)

export function readPackagedEntry({
  type,
  _id,
  data,
}: PackagedEntry): { entry: PackagedEntryData } | { problem: string } {
  if (!isTypeName(type)) return { problem: `There is no content type “${typeText(type)}”` }
  if (!isObject(data)) return { problem: 'It has no content' }
  if (JSON.stringify(data).length > entryBytes) return { problem: 'It is larger than 1MB' }
  const isMany = isCollectionName(type)
  if (isMany && !(typeof _id === 'string' && validate(_id)))
    return { problem: 'It has no valid id' }
  const wrong = wrongFields(contentTypes[type].fields, data)
  if (wrong.length > 0) return { problem: `Wrong kind of value: ${wrong.join(', ')}` }
  return { entry: { type, _id: isMany ? String(_id).toLowerCase() : undefined, data } }
}

const maxListed = 5

/** What to fix before publishing, and unknown fields, which are kept. */
export function entryWarnings(type: ContentTypeName, data: ContentData): string[] {
  const { fields } = contentTypes[type]
  const errors = Object.values(schemaErrorsOf(contentTypes[type], data))
  const unknown = Object.keys(data).filter((name) => !Object.hasOwn(fields, name))
  return [
    ...errors.slice(0, maxListed).map((error) => `To fix before publishing: ${error}`),
    ...(errors.length > maxListed ? [`… and ${errors.length - maxListed} more to fix`] : []),
    ...(unknown.length > 0 ? [`Unknown fields, kept: ${unknown.join(', ')}`] : []),
  ]
}
