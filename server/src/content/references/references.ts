import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { usesOf } from 'contract/content/uses'
import type { Reading } from '../../platform/db/open.ts'
import { publicAt } from '../public/public-at.ts'
import { mapTargets } from './map-targets.ts'

export const typesReferredTo = (fields: ContentFields): string[] =>
  Object.values(fields).flatMap(({ to, items }) => [
    ...(to === undefined ? [] : [to]),
    ...(items ? typesReferredTo(items.fields) : []),
  ])

/** Empty for references that aren’t public. */
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
  return entries.map((data) =>
    mapTargets(fields, data, (id, { kind }) => (kind === 'reference' ? (slugs.get(id) ?? '') : id)),
  )
}
