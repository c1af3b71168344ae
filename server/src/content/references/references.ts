import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { isTypeName } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
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

/** Messages by field. Locks what exists, so that it isn't deleted meanwhile: what only the trash refers to may be deleted. */
export async function deletedReferences(
  trx: Trx,
  { fields }: Pick<DeclaredContent, 'fields'>,
  data: ContentData,
): Promise<Record<string, string>> {
  const messages: Record<string, string> = {}
  for (const [name, { kind, to, label, refersTo }] of Object.entries(fields)) {
    if (kind !== 'reference' || to === undefined || !isTypeName(to)) continue
    for (const { id: _id } of refersTo(data[name])) {
      const existing = await trx
        .updateTable('contentItems')
        .set({ _id })
        .where('_id', '=', _id)
        .where('type', '=', to)
        .where('deletedAt', 'is', null)
        .returning('_id')
        .executeTakeFirst()
      if (!existing) messages[name] = `${label} was deleted. Choose another one.`
    }
  }
  return messages
}
