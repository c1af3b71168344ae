import { pendingSubscriptionDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import { secondsBefore } from '../../platform/tokens.ts'

export async function cleanUpSubscriptions({
  db,
  now,
}: {
  db: Db
  now: () => Date
}): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<=', secondsBefore(now(), pendingSubscriptionDays * daySeconds))
    .execute()
}
