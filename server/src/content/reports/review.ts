import { contentTrashed } from 'contract/content/calls'
import {
  nextReview,
  ownerNotFound,
  type Review,
  reviewChangedMeanwhile,
  reviewIntervals,
} from 'contract/content/review'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { type NewActivity, recordActivity } from '../../platform/activity-log/record-activity.ts'
import { collegeDay } from '../../platform/college-day.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import { type EntryDeps, writeHidden } from '../entries/entry-acts.ts'
import { itemFor } from '../entries/permissions.ts'
import { type ContentItem, readEntryReference } from '../model/entry.ts'

type Columns = Pick<ContentItem, 'ownerId' | 'reviewBy' | 'reviewMonths'>

/** In the college's time zone. */
export function dueOf({ reviewBy: by, reviewMonths }: Columns) {
  const months = reviewIntervals.find((one) => one === reviewMonths)
  return by && months ? { by, months } : undefined
}

function reviewOf(item: Columns): Review {
  const due = dueOf(item)
  return { ...(item.ownerId && { ownerId: item.ownerId }), ...(due && { due }) }
}

const columnsOf = ({ ownerId, due }: Review): Columns => ({
  ownerId: ownerId ?? null,
  reviewBy: due?.by ?? null,
  reviewMonths: due?.months ?? null,
})

export const readReviewers = (db: DbOrTrx) =>
  db.selectFrom('admins').select(['_id', 'email', 'disabledAt']).orderBy('email').execute()

/** Accounts that can log in, and the current owner. */
async function readCandidates(db: DbOrTrx, { ownerId }: Columns) {
  const people = await readReviewers(db)
  return people.filter(({ _id, disabledAt }) => disabledAt === null || _id === ownerId)
}

export async function reviewDetails(db: Db, _id: string, actor: Administrator) {
  const item = await itemFor(db, _id, actor, 'write content')
  const people = await readCandidates(db, item)
  return {
    review: reviewOf(item),
    people: people.map(({ disabledAt, ...one }) => ({ ...one, isDisabled: disabledAt !== null })),
  }
}

async function recorded(trx: Trx, { ownerId, reviewBy, reviewMonths }: Columns, seen: Columns) {
  const people = await readCandidates(trx, seen)
  const owner = ownerId && people.find(({ _id }) => _id === ownerId)?.email
  if (ownerId && !owner) throw badRequest(ownerNotFound, { ownerId: ownerNotFound })
  return { owner, lookAtAgainBy: reviewBy, everyMonths: reviewMonths }
}

type Change = {
  seen: Columns
  review: Columns
  action: NewActivity['action']
}

/** Rejects with 409 for a concurrent change. */
async function write(
  trx: Trx,
  _id: string,
  { seen, review, action }: Change,
  { actor, now }: { actor: Administrator; now: Date },
): Promise<Review> {
  const admin = await actor.confirm(trx)
  const item = await itemFor(trx, _id, actor, 'write content')
  if (item.deletedAt) throw notFound(contentTrashed)
  const after = await recorded(trx, review, seen)
  const { numUpdatedRows } = await trx
    .updateTable('contentItems')
    .set(review)
    .where('_id', '=', _id)
    .where('ownerId', 'is not distinct from', seen.ownerId)
    .where('reviewBy', 'is not distinct from', seen.reviewBy)
    .where('reviewMonths', 'is not distinct from', seen.reviewMonths)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict(reviewChangedMeanwhile)
  const before = await recorded(trx, seen, seen)
  const target = await readEntryReference(trx, item)
  await recordActivity(trx, { admin, action, subject: 'content', target, before, after }, now)
  return reviewOf(review)
}

/** Repeating a request is fine. */
export const scheduleReview = (
  deps: EntryDeps,
  _id: string,
  { seen, review }: { seen: Review; review: Review },
  actor: Administrator,
): Promise<Review> =>
  writeHidden(deps, async (trx) => {
    const change = { seen: columnsOf(seen), review: columnsOf(review), action: 'updated' } as const
    const stands = reviewOf(await itemFor(trx, _id, actor, 'write content'))
    if (JSON.stringify(stands) === JSON.stringify(reviewOf(change.review))) {
      await actor.confirm(trx)
      return stands
    }
    return write(trx, _id, change, { actor, now: deps.now() })
  })

async function hasConfirmed(trx: Trx, targetId: string, { name }: Confirmed): Promise<boolean> {
  const last = await trx
    .selectFrom('activities')
    .select(['admin', 'action'])
    .where('targetId', '=', targetId)
    .where('action', 'in', ['reviewed', 'updated'])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === 'reviewed' && last.admin === name
}

/** Rejects with 409 for a different day; repeating a request is fine. */
export const markReviewed = (
  deps: EntryDeps,
  _id: string,
  by: string,
  actor: Administrator,
): Promise<Review> =>
  writeHidden(deps, async (trx) => {
    const item = await itemFor(trx, _id, actor, 'write content')
    const due = dueOf(item)
    if (!due) throw conflict(reviewChangedMeanwhile)
    const now = deps.now()
    const next = nextReview({ ...due, by }, collegeDay(now))
    if (due.by === next && (await hasConfirmed(trx, _id, await actor.confirm(trx))))
      return reviewOf(item)
    const seen = { ...columnsOf(reviewOf(item)), reviewBy: by }
    const review = { ...seen, reviewBy: next }
    return write(trx, _id, { seen, review, action: 'reviewed' }, { actor, now })
  })
