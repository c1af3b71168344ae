import type { EditedContent } from 'contract/content/calls'
import type { ContentTypeName } from 'contract/content/types'
import type { Right } from 'contract/platform/roles'
import { recordsNaming } from 'contract/records'
import type { Subject } from 'contract/subjects'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Changes } from '../../platform/db/changes.ts'
import { databaseFailure } from '../../platform/db/failure.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { type ContentItem, readEntryReference } from '../model/entry.ts'
import { type lockItem, readEdited, Stale } from './locks.ts'
import { itemFor, lockItemFor } from './permissions.ts'

export type EntryDeps = { db: Db; changes: Changes; now: () => Date }

/** One retry: of two entries that take a slug at once, the second then sees the first. */
async function onceMore<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const isTaken = error instanceof Error && databaseFailure(error)?.statusCode === 409
    if (!isTaken) throw error
    return write()
  }
}

export const writeHidden = <Result>({ db }: EntryDeps, work: (trx: Trx) => Promise<Result>) =>
  onceMore(() => db.transaction().execute(work))

/** The type, and the records that show titles of its entries. */
export const writtenWith = (type: ContentTypeName): Subject[] => [type, ...recordsNaming(type)]

/** Raises the type's version, so that pages that show it are rendered again. */
export const writePublic = <Result>(
  { changes }: EntryDeps,
  type: ContentTypeName,
  work: (trx: Trx) => Promise<Result>,
) => onceMore(() => changes.commit(writtenWith(type), work))

/** Answers a repeated call like the first, in case its response was lost. */
export const unlessDone =
  (is: (current: EditedContent) => boolean) =>
  (error: unknown): EditedContent => {
    if (error instanceof Stale && is(error.current)) return error.current
    throw error
  }

type Taken = { trx: Trx; item: ContentItem; author: Confirmed; moment: Date }
type Action = Parameters<typeof recordActivity>[1]['action']
type Audited = { action: Action } & Pick<
  Parameters<typeof recordActivity>[1],
  'before' | 'after' | 'changed'
>

/** Changes status, not data. Rejects with 403, or with `Stale` for a concurrent change. */
export async function act(
  deps: EntryDeps,
  { _id, version }: { _id: string; version: number },
  { actor, right }: { actor: Administrator; right: Right },
  work: (taken: Taken) => Promise<Audited>,
  take?: typeof lockItem,
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, _id, actor, right)
  return writePublic(deps, type, async (trx) => {
    const now = deps.now()
    const author = await actor.confirm(trx)
    const item = await lockItemFor(trx, { _id, version }, { actor, right }, now, take)
    const recorded = await work({ trx, item, author, moment: now })
    const target = await readEntryReference(trx, item)
    await recordActivity(trx, { admin: author, subject: 'content', target, ...recorded }, now)
    return readEdited(trx, _id, now)
  })
}
