import { daySeconds } from 'contract/platform/durations'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { secondsBefore } from '../../platform/http/tokens.ts'

/**
 * So many mails in a row that come back end a subscription, when the first has done so that long ago: providers have
 * denied all of their mailboxes for some hours, and a day of results has three notices.
 */
const mostBounces = 3
const leastSeconds = 7 * daySeconds

type Trx = Transaction<Database>

/**
 * Notes that a mail was handed over. Where the one before did not come back, nothing has since, and the count begins anew;
 * this one may still come back.
 */
export async function noteHandedOver(trx: Trx, subscriptionId: string): Promise<void> {
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
 * Notes that the last mail did not arrive: the mail server refused it, or it was taken and came back later. Too many in
 * a row end the subscription, with all that waits for it. Several reports of one mail count once.
 */
export async function noteReturned(
  trx: Trx,
  subscriptionId: string,
  how: 'refused' | 'came back',
  moment: Date,
): Promise<void> {
  const at = moment.toISOString()
  // A mail that was taken has cleared the mark, but may be the one that comes back now.
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
    .where('bounces', '>=', mostBounces)
    .where('bouncesSince', '<=', secondsBefore(moment, leastSeconds))
    .execute()
}
