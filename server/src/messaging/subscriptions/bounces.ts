import { daySeconds } from 'contract/platform/durations'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/schema.ts'
import { secondsBefore } from '../../platform/tokens.ts'

/**
 * This many consecutive bounces end a subscription, provided the first is old enough: providers have rejected all of their
 * mailboxes for hours, and a day of results brings three notices.
 */
const maxBounces = 3
const leastSeconds = 7 * daySeconds

/** If the previous email did not bounce, nothing has since, and the count restarts; this one may still bounce. */
export async function recordDelivery(trx: Trx, subscriptionId: string): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      bounces: sql`case when "isLastBounced" = 1 then bounces else 0 end`,
      isLastBounced: 0,
    })
    .where('_id', '=', subscriptionId)
    .where('bounces', '>', 0)
    .execute()
}

/**
 * Counts a bounce, immediate or later. Too many in a row end the subscription and drop its queued emails. Several reports of
 * one email count once.
 */
export async function recordBounce(
  trx: Trx,
  subscriptionId: string,
  how: 'refused' | 'came back',
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  // Acceptance has cleared the mark, but that very email may be the one bouncing now.
  const counted =
    how === 'refused'
      ? sql<number>`case when "isLastBounced" = 1 then bounces + 1 else 1 end`
      : sql<number>`bounces + 1`
  const row = trx.updateTable('subscriptions').set({
    bounces: counted,
    isLastBounced: 1,
    bouncesSince: sql`case when ${counted} > 1 then coalesce("bouncesSince", ${at}) else ${at} end`,
  })
  const ofSubscription = row.where('_id', '=', subscriptionId)
  await (how === 'refused'
    ? ofSubscription
    : ofSubscription.where('isLastBounced', '=', 0)
  ).execute()
  await trx
    .deleteFrom('subscriptions')
    .where('_id', '=', subscriptionId)
    .where('bounces', '>=', maxBounces)
    .where('bouncesSince', '<=', secondsBefore(now, leastSeconds))
    .execute()
}
