import { pendingSubscriptionDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import type { PlatformDeps } from '../../platform/deps.ts'
import { secondsBefore } from '../../platform/tokens.ts'

type Deps = Pick<PlatformDeps, 'db' | 'now'>

export async function cleanUpSubscriptions({ db, now }: Deps): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<=', secondsBefore(now(), pendingSubscriptionDays * daySeconds))
    .execute()
}
