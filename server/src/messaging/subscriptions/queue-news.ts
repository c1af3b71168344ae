import { setTimeout as sleep } from 'node:timers/promises'
import type { Pace } from 'contract/messaging/subscriptions'
import type { Engine } from '../../platform/db/engine.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { deferredEmail } from '../../platform/mail/deferred-email.ts'
import { matchesChoice, type NoticeFacts } from './choice.ts'
import { selectNews } from './news.ts'

type QueueDeps = Pick<PlatformDeps, 'db' | 'engine' | 'now'>
type News = NoticeFacts & { number: number }
type Round = { pace: Pace; until: number; news: readonly News[] }

/** Larger batches would hold up visitors' writes; smaller ones would take longer overall. */
const subscribersAtOnce = 200
const pauseMilliseconds = 15

/**
 * Advances some subscribers to a number and queues their emails in one transaction, so that it may be interrupted, or run in
 * parallel, at any time. Returns how many.
 */
async function queueSome(
  trx: Trx,
  engine: Engine,
  { pace, until, news }: Round,
  now: Date,
): Promise<number> {
  const due = trx
    .selectFrom('subscriptions')
    .select(['_id', 'email', 'toldNumber', 'categories', 'departments'])
    .where('pace', '=', pace)
    .where('toldNumber', '<', until)
    .where('confirmedAt', 'is not', null)
    .orderBy('toldNumber')
    .limit(subscribersAtOnce)
  // SQLite has a single writer.
  const batch = await (engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
  if (batch.length === 0) return 0
  const mails = batch.flatMap(({ _id, email, toldNumber, ...choice }) => {
    const wants = matchesChoice(choice)
    const isNotified = news.some((one) => one.number > toldNumber && wants(one))
    return isNotified ? [mailOf({ _id, email, toldNumber }, until, now)] : []
  })
  if (mails.length > 0) await trx.insertInto('mails').values(mails).execute()
  await trx
    .updateTable('subscriptions')
    .set({ toldNumber: until })
    .where(
      '_id',
      'in',
      batch.map(({ _id }) => _id),
    )
    .execute()
  return batch.length
}

const mailOf = (
  { _id, email, toldNumber }: { _id: string; email: string; toldNumber: number },
  newsUntil: number,
  now: Date,
) => ({
  ...deferredEmail(email, now),
  lane: 'news' as const,
  subscriptionId: _id,
  newsAfter: toldNumber,
  newsUntil,
})

async function firstBehind({ db }: QueueDeps, pace: Pace, until: number) {
  const { first } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.min('toldNumber').as('first'))
    .where('pace', '=', pace)
    .where('toldNumber', '<', until)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return (first as number | null) ?? undefined
}

/**
 * Queues emails for everybody of a pace who is behind. Returns whether some are left, claimed by another server that may still
 * fail.
 */
export async function queueNews(
  deps: QueueDeps,
  pace: Pace,
  until: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const after = await firstBehind(deps, pace, until)
  if (after === undefined) return false
  const { db, engine, now } = deps
  const news = (
    await selectNews(db, after, until, now())
      .select(['number', 'categoryId', 'noticeFacts.department'])
      .execute()
  ).map(({ number, ...facts }) => ({ ...facts, number: number ?? 0 }))
  while (!signal?.aborted) {
    const taken = await db
      .transaction()
      .execute((trx) => queueSome(trx, engine, { pace, until, news }, now()))
    if (taken === 0) break
    // Lets visitors write in between.
    await sleep(pauseMilliseconds)
  }
  return (await firstBehind(deps, pace, until)) !== undefined
}
