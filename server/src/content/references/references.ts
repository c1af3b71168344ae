import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { usesOf } from 'contract/content/uses'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { mapTargets } from './map-targets.ts'

export const typesReferredTo = (fields: ContentFields): string[] =>
  Object.values(fields).flatMap(({ to, items }) => [
    ...(to === undefined ? [] : [to]),
    ...(items ? typesReferredTo(items.fields) : []),
  ])

/** Empty for references that aren’t public. */
export async function withPublicReferences(
  db: DbOrTrx,
  fields: ContentFields,
  entries: readonly ContentData[],
  now: Date,
): Promise<ContentData[]> {
  const ids = new Set(
    entries
      .flatMap((data) => usesOf(fields, data))
      .flatMap(({ target: { kind, id } }) => (kind === 'entry' ? [id] : [])),
  )
  if (ids.size === 0) return [...entries]
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'contentRevisions.slug'])
    .where('contentItems._id', 'in', [...ids])
    .execute()
  const slugs = new Map(rows.map(({ _id, slug }) => [_id, slug]))
  return entries.map((data) =>
    mapTargets(fields, data, (id, { kind }) => (kind === 'reference' ? (slugs.get(id) ?? '') : id)),
  )
}
