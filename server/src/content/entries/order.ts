import { contentNotFound } from 'contract/content/calls'
import { positionChangedMeanwhile, singletonStays } from 'contract/content/entry-calls'
import { type ContentTypeName, isCollectionName } from 'contract/content/types'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import type { ContentItem } from '../model/entry.ts'
import { emit } from '../revisions/content-events.ts'
import { type EntryDeps, writePublic } from './entry-acts.ts'
import { readItem } from './locks.ts'

const ordered = (db: DbOrTrx, type: ContentTypeName): Promise<ContentItem[]> =>
  db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', type)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('_id')
    .execute()

export async function lastPosition(db: DbOrTrx, type: ContentTypeName): Promise<number> {
  const { last } = await db
    .selectFrom('contentItems')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** New positions. Renumbers the neighbours only if there is no number between them. */
function positionsBetween(item: ContentItem, others: ContentItem[], index: number) {
  const [before, after] = [others[index - 1], others[index]]
  const from = before?.position ?? (after?.position ?? 0) - 2
  const to = after?.position ?? from + 2
  const middle = (from + to) / 2
  if (middle > from && middle < to) return new Map([[item._id, middle]])
  return new Map(others.toSpliced(index, 0, item).map(({ _id }, index) => [_id, index + 1]))
}

type Move = { _id: string; position: number; before?: string | undefined }

/** Concurrent moves of other entries stay. Rejects with 409 if this one has moved since; repeating the request changes nothing. */
export async function move(
  deps: EntryDeps,
  { _id, position, before }: Move,
  actor: Administrator,
): Promise<ContentItem[]> {
  const { type } = await readItem(deps.db, _id)
  if (!isCollectionName(type)) throw badRequest(singletonStays)
  return writePublic(deps, type, async (trx) => {
    const by = await actor.confirm(trx)
    // The order concerns all departments.
    requireRight(actor, 'publish content', undefined)
    const all = await ordered(trx, type)
    const from = all.findIndex((one) => one._id === _id)
    const item = all[from]
    const others = all.filter((one) => one._id !== _id)
    const index = before ? others.findIndex((one) => one._id === before) : others.length
    if (!item || index === -1) throw notFound(contentNotFound)
    if (from === index) return all
    if (item.position !== position) throw conflict(positionChangedMeanwhile)
    const positions = positionsBetween(item, others, index)
    const [was, is] = [{ place: from + 1 }, { place: index + 1 }]
    const activities = [{ action: 'moved', before: was, after: is }] as const
    await emit(trx, { kind: 'reordered', item, by, now: deps.now(), positions, activities })
    return ordered(trx, type)
  })
}
