import type { EditedContent } from 'contract/content/calls'
import type { ContentTypeName } from 'contract/content/types'
import type { Right } from 'contract/platform/roles'
import { recordsNaming } from 'contract/records'
import type { Subject } from 'contract/subjects'
import type { Transaction } from 'kysely'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Changes } from '../../platform/db/changes.ts'
import { databaseFailure } from '../../platform/db/failure.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type Item, targetOf } from './entry.ts'
import { readEdited, Stale, type takeItem } from './locks.ts'
import { itemFor, takeFor } from './permissions.ts'

export type Trx = Transaction<Database>
export type Writing = { db: Db; changes: Changes; now: () => Date }

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

export const writeHidden = <Result>({ db }: Writing, work: (trx: Trx) => Promise<Result>) =>
  onceMore(() => db.transaction().execute(work))

/** The type, and the records that show titles of its entries. */
export const writtenWith = (type: ContentTypeName): Subject[] => [type, ...recordsNaming(type)]

/** Raises the type's version, so that pages that show it are rendered again. */
export const writePublic = <Result>(
  { changes }: Writing,
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

type Taken = { trx: Trx; item: Item; author: Confirmed; moment: Date }
type Action = Parameters<typeof recordActivity>[1]['action']
type Noted = { action: Action } & Pick<
  Parameters<typeof recordActivity>[1],
  'before' | 'after' | 'changed'
>

/** Changes status, not data. Rejects with 403, or with `Stale` for a concurrent change. */
export async function act(
  deps: Writing,
  { _id, version }: { _id: string; version: number },
  { actor, right }: { actor: Administrator; right: Right },
  work: (taken: Taken) => Promise<Noted>,
  take?: typeof takeItem,
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, _id, actor, right)
  return writePublic(deps, type, async (trx) => {
    const moment = deps.now()
    const author = await actor.confirm(trx)
    const item = await takeFor(trx, { _id, version }, { actor, right }, moment, take)
    const noted = await work({ trx, item, author, moment })
    const target = await targetOf(trx, item)
    await recordActivity(trx, { admin: author, subject: 'content', target, ...noted }, moment)
    return readEdited(trx, _id, moment)
  })
}
