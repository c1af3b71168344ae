import { college } from 'college/facts'
import { contentTrashed } from 'contract/content/calls'
import {
  nextReview,
  ownerNotFound,
  type Review,
  reviewIntervals,
  reviewTaken,
} from 'contract/content/review'
import { localDay } from 'contract/platform/zoned-time'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { type NewActivity, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db, Reading } from '../../platform/db/open.ts'
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts'
import { type Item, targetOf } from '../entries/entry.ts'
import { type Trx, type Writing, writeHidden } from '../entries/entry-acts.ts'
import { itemFor } from '../entries/permissions.ts'

type Columns = Pick<Item, 'ownerId' | 'reviewBy' | 'reviewMonths'>

/** The day of the calendar that it is at the college at a moment. */
export const collegeDay = (moment: Date) => localDay(moment.toISOString(), college.timeZone)

/** When an entry is to be looked at, and how many months later again. */
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

/** Who has an account now, by their emails. */
export const readPeople = (db: Reading) =>
  db.selectFrom('admins').select(['_id', 'email', 'disabledAt']).orderBy('email').execute()

/** Those of them who could look after an entry: who can log in, and who does so far. */
async function readCandidates(db: Reading, { ownerId }: Columns) {
  const people = await readPeople(db)
  return people.filter(({ _id, disabledAt }) => disabledAt === null || _id === ownerId)
}

/** Who looks after an entry and when, and who could. Rejects with 404 where there is no such entry. */
export async function readReview(db: Db, _id: string, actor: Administrator) {
  const item = await itemFor(db, _id, actor, 'write content')
  const people = await readCandidates(db, item)
  return {
    review: reviewOf(item),
    people: people.map(({ disabledAt, ...one }) => ({ ...one, isDisabled: disabledAt !== null })),
  }
}

/** Rejects with 400 for an owner whom nobody could choose over what was `seen`. */
async function noted(trx: Trx, { ownerId, reviewBy, reviewMonths }: Columns, seen: Columns) {
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

/** Writes what is said of an entry in the place of what was seen; rejects with 409 when something else stands there. */
async function write(
  trx: Trx,
  _id: string,
  { seen, review, action }: Change,
  { actor, moment }: { actor: Administrator; moment: Date },
): Promise<Review> {
  const admin = await actor.confirm(trx)
  const item = await itemFor(trx, _id, actor, 'write content')
  if (item.deletedAt) throw notFound(contentTrashed)
  const after = await noted(trx, review, seen)
  const { numUpdatedRows } = await trx
    .updateTable('contentItems')
    .set(review)
    .where('_id', '=', _id)
    .where('ownerId', 'is not distinct from', seen.ownerId)
    .where('reviewBy', 'is not distinct from', seen.reviewBy)
    .where('reviewMonths', 'is not distinct from', seen.reviewMonths)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict(reviewTaken)
  const before = await noted(trx, seen, seen)
  const target = await targetOf(trx, item)
  await recordActivity(trx, { admin, action, subject: 'content', target, before, after }, moment)
  return reviewOf(review)
}

/** Says who looks after an entry and when. Whoever sends the same a second time, because no answer came, is answered as before. */
export const setReview = (
  deps: Writing,
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
    return write(trx, _id, change, { actor, moment: deps.now() })
  })

/** Whether somebody was the last to say that an entry is still right. */
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

/**
 * Moves the day on of an entry that is still right. Rejects with 409 when it is not the day that was seen; whoever presses
 * twice, or sends it again because no answer came, is answered as before.
 */
export const confirmReview = (
  deps: Writing,
  _id: string,
  by: string,
  actor: Administrator,
): Promise<Review> =>
  writeHidden(deps, async (trx) => {
    const item = await itemFor(trx, _id, actor, 'write content')
    const due = dueOf(item)
    if (!due) throw conflict(reviewTaken)
    const moment = deps.now()
    const next = nextReview({ ...due, by }, collegeDay(moment))
    if (due.by === next && (await hasConfirmed(trx, _id, await actor.confirm(trx))))
      return reviewOf(item)
    const seen = { ...columnsOf(reviewOf(item)), reviewBy: by }
    const review = { ...seen, reviewBy: next }
    return write(trx, _id, { seen, review, action: 'reviewed' }, { actor, moment })
  })
