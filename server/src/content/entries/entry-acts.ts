import { type CacheTag, cacheTagOf } from 'contract/cache-tags'
import type { EditedContent } from 'contract/content/calls'
import { type EntryTypeName, isTypeName } from 'contract/content/types'
import { recordsNaming } from 'contract/records'
import type { Confirmed } from '../../platform/access/actor.ts'
import type { Changes } from '../../platform/db/changes.ts'
import { databaseFailure } from '../../platform/db/failure.ts'
import type { Db } from '../../platform/db/open.ts'
import { inSavepoint } from '../../platform/db/savepoint.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { ContentItem } from '../model/entry.ts'
import { type ContentEvent, emit } from '../revisions/content-events.ts'
import { type lockItem, readEdited, Stale } from './locks.ts'
import { itemFor, lockItemFor, type RequiredRight } from './permissions.ts'

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
const writtenWith = (type: EntryTypeName): CacheTag[] => [
  cacheTagOf(type),
  ...(isTypeName(type) ? recordsNaming(type) : []),
]

/** Several changes of entries of a type in one transaction, in which each rolls back alone. */
export const writeTogether = (
  deps: EntryDeps,
  type: EntryTypeName,
  work: (within: EntryDeps) => Promise<void>,
): Promise<void> =>
  deps.changes.commit(writtenWith(type), (trx) =>
    work({
      ...deps,
      db: trx,
      changes: { ...deps.changes, commit: (_, one) => inSavepoint(trx, () => one(trx)) },
    }),
  )

/** Raises the type's version, so that pages that show it are rendered again. */
export const writePublic = <Result>(
  { changes }: EntryDeps,
  type: EntryTypeName,
  work: (trx: Trx) => Promise<Result>,
) => onceMore(() => changes.commit(writtenWith(type), work))

/** Answers a repeated call like the first, in case its response was lost. */
export const resolveIfAlreadyDone =
  (is: (current: EditedContent) => boolean) =>
  (error: unknown): EditedContent => {
    if (error instanceof Stale && is(error.current)) return error.current
    throw error
  }

export type Locked = { trx: Trx; item: ContentItem; author: Confirmed; now: Date }
type ChangeOf<K extends 'published' | 'changed'> = Omit<ContentEvent<K>, 'item' | 'by' | 'now'>
export type EntryChange = ChangeOf<'published'> | ChangeOf<'changed'>

type Seen = { _id: string; version: number }
type Work = (locked: Locked) => Promise<EntryChange>

/** Confirms the actor, locks the entry as it is now, and emits the change that `work` returns. Rejects like `lockItemFor`. */
export const changeEntry = (
  deps: EntryDeps,
  { type, ...seen }: Seen & Pick<ContentItem, 'type'>,
  required: RequiredRight,
  work: Work,
  lock?: typeof lockItem,
): Promise<EditedContent> =>
  writePublic(deps, type, async (trx) => {
    const now = deps.now()
    const author = await required.actor.confirm(trx)
    const item = await lockItemFor(trx, seen, required, now, lock)
    const change = await work({ trx, item, author, now })
    await emit(trx, { ...change, item, by: author, now })
    return readEdited(trx, seen._id, now)
  })

/** Changes status, not data. Rejects with 403, or with `Stale` for a concurrent change. */
export async function act(
  deps: EntryDeps,
  seen: Seen,
  required: RequiredRight,
  ...how: [work: Work, lock?: typeof lockItem]
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, seen._id, required.actor, required.right)
  return changeEntry(deps, { ...seen, type }, required, ...how)
}
