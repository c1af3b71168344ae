import type { DeclaredCollection } from 'contract/content/content-type'
import type { ContentData, ReferenceTarget } from 'contract/content/data'
import { labelAt } from 'contract/content/labels'
import { isLibraryKind } from 'contract/content/library/items'
import { declaredOf } from 'contract/content/translations/translation-types'
import { collectionNames, contentTypes } from 'contract/content/types'
import type { ContentUse, InUseFailure } from 'contract/content/use'
import { usesOf } from 'contract/content/uses'
import { type Holder, mayUse } from 'contract/platform/roles'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors.ts'
import { type ContentItem, dataOf, itemAt, readRevisions, revisionTitle } from '../model/entry.ts'

const stayWhileNamed = collectionNames.filter((name) => {
  const declared: DeclaredCollection = contentTypes[name]
  return declared.staysWhileNamed
})

/** Locks them, so that a concurrent removal waits and sees the new reference. */
async function lockNamed(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const named = await trx
    .selectFrom('contentItems')
    .select('_id')
    .where('_id', 'in', [...new Set(ids)])
    .where('type', 'in', stayWhileNamed)
    .orderBy('_id')
    .execute()
  for (const { _id } of named)
    await trx.updateTable('contentItems').set({ _id }).where('_id', '=', _id).execute()
}

/** Locks files likewise, before what shows them is written. Returns the deleted ones. */
export async function lockFiles(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const deleted: string[] = []
  for (const _id of new Set(ids.toSorted())) {
    const file = await trx
      .updateTable('libraryItems')
      .set({ _id })
      .where('_id', '=', _id)
      .returning('deletedAt')
      .executeTakeFirst()
    if (!file || file.deletedAt) deleted.push(_id)
  }
  return deleted
}

const isFile = ({ target }: { target: ReferenceTarget['kind'] }) => isLibraryKind(target)

export async function writeUses(
  trx: Trx,
  { _id: itemId, type }: Pick<ContentItem, '_id' | 'type'>,
  { revisionId, data }: { revisionId: string; data: ContentData },
): Promise<void> {
  await trx.deleteFrom('contentUses').where('revisionId', '=', revisionId).execute()
  const uses = usesOf(declaredOf(type).fields, data).map(({ path, target }) => ({
    revisionId,
    itemId,
    path,
    target: target.kind,
    targetId: target.id,
  }))
  await lockNamed(
    trx,
    uses.flatMap(({ target, targetId }) => (target === 'entry' ? [targetId] : [])),
  )
  await lockFiles(
    trx,
    uses.filter(isFile).map(({ targetId }) => targetId),
  )
  await inRowBatches(uses, (batch) => trx.insertInto('contentUses').values(batch).execute())
}

function stateOf(item: ContentItem, revisionId: string): ContentUse['state'] {
  if (revisionId === item.publishedId) return 'public'
  if (revisionId === item.scheduledId) return 'scheduled'
  return revisionId === item.draftId || revisionId === item.requestedId ? 'draft' : 'history'
}

const states = ['public', 'scheduled', 'draft', 'history'] as const

/** Reveals only the content type, neither text nor id. */
const hidden = ({ type }: ContentItem, state: ContentUse['state']): ContentUse => ({
  _id: '',
  title: declaredOf(type).one,
  path: '',
  field: '(no access)',
  state,
})

/** One use per field, from the most public revision. Hides content that the account may not see. */
export async function readUses(
  db: DbOrTrx,
  { kind, id }: ReferenceTarget,
  now: Date,
  holder?: Holder,
): Promise<ContentUse[]> {
  const rows = await db
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .selectAll('contentItems')
    .select(['revisionId', 'path'])
    .where('targetId', '=', id)
    .where('target', '=', kind)
    .where('deletedAt', 'is', null)
    .execute()
  const revisionIds = rows.map(({ revisionId }) => revisionId)
  const revisions = new Map(
    (await readRevisions(db, revisionIds)).map((revision) => [revision._id, revision]),
  )
  const uses = rows.flatMap(({ revisionId, path, ...item }) => {
    const revision = revisions.get(revisionId)
    if (!revision) return []
    const { type, _id } = item
    const state = stateOf(itemAt(item, now), revisionId)
    const isSeen = !holder || mayUse(holder, 'see content', item.department ?? undefined)
    const key = `${_id} ${path}`
    if (!isSeen && state !== 'public') return [{ key: _id, use: hidden(item, state) }]
    const field = labelAt(declaredOf(type).fields, dataOf(revision), path)
    return [{ key, use: { _id, title: revisionTitle(item, revision), path, field, state } }]
  })
  const ranked = states.flatMap((state) => uses.filter(({ use }) => use.state === state))
  const first = new Map<string, ContentUse>()
  for (const { key, use } of ranked) if (!first.has(key)) first.set(key, use)
  return [...first.values()]
}

export const readUsages = async (
  db: DbOrTrx,
  target: ReferenceTarget,
  now: Date,
  holder: Holder,
): Promise<ContentUse[]> =>
  (await readUses(db, target, now, holder)).filter(({ state }) => state !== 'history')

export function rejectIfUsed(places: ContentUse[], message: string): void {
  const details = { places } satisfies Partial<InUseFailure>
  if (places.length > 0) throw new HttpError(409, message, { details })
}
