import { daySeconds } from 'contract/durations'
import { pendingSubscriptionDays } from 'contract/retention'
import type { Db } from '../db/open.ts'
import { secondsBefore } from '../http/tokens.ts'

/** Removes addresses that somebody typed and nobody has confirmed. */
export async function sweepSubscriptions({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<=', secondsBefore(now(), pendingSubscriptionDays * daySeconds))
    .execute()
}
