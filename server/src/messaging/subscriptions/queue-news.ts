import { setTimeout as sleep } from 'node:timers/promises'
import type { Pace } from 'contract/messaging/subscriptions'
import type { Transaction } from 'kysely'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { withoutWords } from '../../platform/mail/deferred-email.ts'
import { type Facts, wantedBy } from './choice.ts'
import { selectNews } from './news.ts'

type Queueing = { db: Db; engine: Engine; now: () => Date }
type News = Facts & { number: number }
type Round = { pace: Pace; until: number; news: readonly News[] }

/** So many at once: more would hold up what visitors write meanwhile, and fewer would take longer than all of their writes. */
const subscribersAtOnce = 200
const pauseMilliseconds = 15

/**
 * Takes some who are not told up to a number yet, moves them there, and writes a mail for each who wants any of it: all of
 * that or nothing, so a process may end at any moment and others may do the same. Gives how many it has taken.
 */
async function queueSome(
  trx: Transaction<Database>,
  engine: Engine,
  { pace, until, news }: Round,
  moment: Date,
): Promise<number> {
  const due = trx
    .selectFrom('subscriptions')
    .select(['_id', 'email', 'toldNumber', 'categories', 'departments'])
    .where('pace', '=', pace)
    .where('toldNumber', '<', until)
    .where('confirmedAt', 'is not', null)
    .orderBy('toldNumber')
    .limit(subscribersAtOnce)
  // On SQLite there is one who writes.
  const some = await (engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
  if (some.length === 0) return 0
  const mails = some.flatMap(({ _id, email, toldNumber, ...choice }) => {
    const wants = wantedBy(choice)
    const isTold = news.some((one) => one.number > toldNumber && wants(one))
    return isTold ? [mailOf({ _id, email, toldNumber }, until, moment)] : []
  })
  if (mails.length > 0) await trx.insertInto('mails').values(mails).execute()
  await trx
    .updateTable('subscriptions')
    .set({ toldNumber: until })
    .where(
      '_id',
      'in',
      some.map(({ _id }) => _id),
    )
    .execute()
  return some.length
}

/** A mail of what is public when it is sent. */
const mailOf = (
  { _id, email, toldNumber }: { _id: string; email: string; toldNumber: number },
  newsUntil: number,
  moment: Date,
) => ({
  ...withoutWords(email, moment),
  lane: 'news' as const,
  subscriptionId: _id,
  newsAfter: toldNumber,
  newsUntil,
})

/** The first number that somebody of a pace is told up to; undefined when nobody is behind. */
async function firstBehind({ db }: Queueing, pace: Pace, until: number) {
  const { first } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.min('toldNumber').as('first'))
    .where('pace', '=', pace)
    .where('toldNumber', '<', until)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  // `min` of no rows is null, whatever the column's type says.
  return (first as number | null) ?? undefined
}

/**
 * Queues a mail for everybody of a pace who is not told of the news up to a number. Gives whether anybody was left, whom
 * another server has taken and may yet leave.
 */
export async function queueNews(
  deps: Queueing,
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
    // Visitors come between two of them.
    await sleep(pauseMilliseconds)
  }
  return (await firstBehind(deps, pace, until)) !== undefined
}
