import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { usesOf } from 'contract/content/uses'
import type { Reading } from './entry.ts'
import { publicAt } from './public-at.ts'

type Told = (value: string, field: ContentField) => string

function mapValue({ items, ...field }: ContentField, value: unknown, told: Told): unknown {
  if (field.to !== undefined) return typeof value === 'string' ? told(value, field) : value
  if (!items || !Array.isArray(value)) return value
  return value.map((item) => (isObject(item) ? mapReferences(items.fields, item, told) : item))
}

/** Data in which each reference says something else. */
export function mapReferences(fields: ContentFields, data: ContentData, told: Told): ContentData {
  const mapped = Object.entries(fields)
    .filter(([name]) => name in data)
    .map(([name, field]) => [name, mapValue(field, data[name], told)] as const)
  return { ...data, ...Object.fromEntries(mapped) }
}

/** The types of the entries that data of these fields may name. */
export const typesReferredTo = (fields: ContentFields): string[] =>
  Object.values(fields).flatMap(({ to, items }) => [
    ...(to === undefined ? [] : [to]),
    ...(items ? typesReferredTo(items.fields) : []),
  ])

/** Entries that name others by the slugs that those have now, as visitors get them; by nothing where those are not public. */
export async function withPublicReferences(
  db: Reading,
  fields: ContentFields,
  entries: readonly ContentData[],
  moment: Date,
): Promise<ContentData[]> {
  const ids = new Set(
    entries
      .flatMap((data) => usesOf(fields, data))
      .flatMap(({ target: { kind, id } }) => (kind === 'entry' ? [id] : [])),
  )
  if (ids.size === 0) return [...entries]
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'contentRevisions.slug'])
    .where('contentItems._id', 'in', [...ids])
    .execute()
  const slugs = new Map(rows.map(({ _id, slug }) => [_id, slug]))
  return entries.map((data) => mapReferences(fields, data, (id) => slugs.get(id) ?? ''))
}
