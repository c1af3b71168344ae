import { minuteSeconds } from 'contract/platform/durations'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open.ts'
import type { MailQueueName, MailTable } from '../db/schema.ts'
import type { OnExpired } from './record-rejection.ts'

/** Longer than any attempt; then the claiming process counts as dead. */
const claimSeconds = 120
const firstRetrySeconds = 5
const longestRetrySeconds = 15 * minuteSeconds

type Deps = { db: Db; now: () => Date }

export type WaitingMail = Selectable<MailTable>

const later = (now: () => Date, seconds: number) =>
  new Date(now().getTime() + seconds * 1000).toISOString()

/**
 * Claims by a conditional update, so that only one process wins. Emails about one registration are sent in order, so that the
 * latest is read last.
 */
export async function claimMail(
  { db, now }: Deps,
  queue: MailQueueName,
  prepare?: () => Promise<void>,
): Promise<WaitingMail | undefined> {
  for (;;) {
    const next = await db
      .selectFrom('mails')
      .selectAll()
      .where('lane', '=', queue)
      .where('dueAt', '<=', now().toISOString())
      .where('giveUpAt', '>', now().toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mails as earlier')
              .select('earlier._id')
              .whereRef('earlier.registrationId', '=', 'mails.registrationId')
              .whereRef('earlier.lane', '=', 'mails.lane')
              .whereRef('earlier._id', '<', 'mails._id')
              .where('earlier.giveUpAt', '>', now().toISOString())
              .limit(1)
              .offset(0),
          ),
        ),
      )
      .orderBy('dueAt')
      .orderBy('_id')
      .limit(1)
      .executeTakeFirst()
    if (!next) return undefined
    await prepare?.()
    // As it is now: a change of its event may have made it a cancellation since it was selected.
    const claimed = await db
      .updateTable('mails')
      .set({ dueAt: later(now, claimSeconds), tries: next.tries + 1 })
      .where('_id', '=', next._id)
      .where('dueAt', '=', next.dueAt)
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

export async function scheduleRetry(
  { db, now }: Deps,
  { _id, tries, giveUpAt }: WaitingMail,
): Promise<boolean> {
  const dueAt = later(now, Math.min(firstRetrySeconds * 2 ** (tries - 1), longestRetrySeconds))
  if (dueAt >= giveUpAt) return false
  await db.updateTable('mails').set({ dueAt }).where('_id', '=', _id).execute()
  return true
}

/** The first 48 bits of a UUID v7 are its creation time in milliseconds. */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16)

export async function waitingMails({
  db,
  now,
}: Deps): Promise<{ length: number; oldestSeconds: number }> {
  const { length, oldest } = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll<number | string>().as('length'), fn.min('_id').as('oldest')])
    .where('giveUpAt', '>', now().toISOString())
    .executeTakeFirstOrThrow()
  const oldestSeconds = oldest ? (now().getTime() - madeAt(oldest)) / 1000 : 0
  return { length: Number(length), oldestSeconds }
}

export const waitingSince = ({ _id, recipient }: Pick<WaitingMail, '_id' | 'recipient'>) => ({
  recipient,
  waitingSince: new Date(madeAt(_id)).toISOString(),
})

export async function cleanUpMails(
  { db, now }: Deps,
  onExpired: OnExpired | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expired = await trx
      .deleteFrom('mails')
      .where('giveUpAt', '<=', now().toISOString())
      .returning(['_id', 'recipient'])
      .execute()
    await onExpired?.(trx, expired.map(waitingSince))
  })
}
