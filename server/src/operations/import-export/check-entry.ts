import { faultsOf } from 'contract/content/content-type'
import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { type ContentTypeName, contentTypes, isCollectionName } from 'contract/content/types'
import { validate } from 'uuid'
import { entryBytes } from '../../content/entries/routes.ts'
import type { PackagedEntry } from './package-text.ts'

/** An entry of a package that can be read: of a single the id is that of none. */
export type ReadEntry = { type: ContentTypeName; _id: string | undefined; data: ContentData }

const isTypeName = (name: unknown): name is ContentTypeName =>
  typeof name === 'string' && Object.hasOwn(contentTypes, name)

/** What a package calls a type, whatever that is. */
export const typeText = (type: unknown) =>
  typeof type === 'string' ? type.slice(0, 60) : typeof type

function isShaped({ items, prose, stored }: ContentField, value: unknown): boolean {
  if (value === undefined) return true
  if (items)
    return (
      Array.isArray(value) &&
      value.every((item) => isObject(item) && wrongFields(items.fields, item).length === 0)
    )
  // A text that today's rules do not know may be mended in the form; anything else could not be shown there.
  return (typeof value === 'string' && !prose) || stored.safeParse(value).success
}

/** What of the data is not of the kind of its field, in words of the form. */
const wrongFields = (fields: ContentFields, data: ContentData): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => !isShaped(field, data[name]))
    .map(([, { label }]) => label)

/** Reads an entry of a package, or says why it cannot be brought in. */
export function readEntry({
  type,
  _id,
  data,
}: PackagedEntry): { entry: ReadEntry } | { problem: string } {
  if (!isTypeName(type))
    return { problem: `There is no type of content called “${typeText(type)}”` }
  if (!isObject(data)) return { problem: 'It has no words' }
  if (JSON.stringify(data).length > entryBytes) return { problem: 'It is larger than 1MB' }
  const isMany = isCollectionName(type)
  if (isMany && !(typeof _id === 'string' && validate(_id)))
    return { problem: 'It has no id by which it is known' }
  const wrong = wrongFields(contentTypes[type].fields, data)
  if (wrong.length > 0) return { problem: `Not of the right kind: ${wrong.join(', ')}` }
  return { entry: { type, _id: isMany ? String(_id).toLowerCase() : undefined, data } }
}

const mostTold = 5

/** What is to be mended in the form before it can be published, and which names no field has: they are kept. */
export function notesOn(type: ContentTypeName, data: ContentData): string[] {
  const { fields } = contentTypes[type]
  const faults = Object.values(faultsOf(contentTypes[type], data))
  const unknown = Object.keys(data).filter((name) => !Object.hasOwn(fields, name))
  return [
    ...faults.slice(0, mostTold).map((fault) => `Before it can be published: ${fault}`),
    ...(faults.length > mostTold ? [`… and ${faults.length - mostTold} more to mend`] : []),
    ...(unknown.length > 0 ? [`Kept, though no field has it: ${unknown.join(', ')}`] : []),
  ]
}
