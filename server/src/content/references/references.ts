import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { usedFileDeleted } from 'contract/content/library/calls'
import { isLibraryKind } from 'contract/content/library/items'
import { isTypeName } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { mapTargets } from './map-targets.ts'
import { lockFiles } from './uses.ts'

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

/** As the errors of schemas name it: a translation is an object with its text. */
function errorPath(fields: ContentFields, path: string): string {
  const [name = '', key = '', ...rest] = path.split('.')
  const { items, translates } = fields[name] ?? {}
  if (items) return `${name}.${key}.${errorPath(items.fields, rest.join('.'))}`
  return translates ? `${path}.text` : path
}

async function deletedFiles(
  trx: Trx,
  fields: ContentFields,
  data: ContentData,
): Promise<Record<string, string>> {
  const files = usesOf(fields, data).filter(({ target: { kind } }) => isLibraryKind(kind))
  const deleted = await lockFiles(
    trx,
    files.map(({ target }) => target.id),
  )
  const showing = files.filter(({ target }) => deleted.includes(target.id))
  return Object.fromEntries(showing.map(({ path }) => [errorPath(fields, path), usedFileDeleted]))
}

/** Messages by path. Locks what exists, so that it isn't deleted meanwhile: what only the trash refers to may be deleted. */
export async function deletedReferences(
  trx: Trx,
  { fields }: Pick<DeclaredContent, 'fields'>,
  data: ContentData,
): Promise<Record<string, string>> {
  const messages = await deletedFiles(trx, fields, data)
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
