import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** So many mails in a row that come back end a subscription. */
export const mostBounces = 3

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
 * Notes that the last mail did not arrive: the mail server refused it, or it was taken and came back later. The third in
 * a row ends the subscription, with all that waits for it. Several reports of one mail count once.
 */
export async function noteReturned(
  trx: Trx,
  subscriptionId: string,
  how: 'refused' | 'came back',
): Promise<void> {
  // A mail that was taken has cleared the mark, but may be the one that comes back now.
  const counted =
    how === 'refused'
      ? sql<number>`case when "isLastBounced" = 1 then bounces + 1 else 1 end`
      : sql<number>`bounces + 1`
  const row = trx.updateTable('subscriptions').set({ bounces: counted, isLastBounced: 1 })
  const ofSubscription = row.where('_id', '=', subscriptionId)
  await (how === 'refused'
    ? ofSubscription
    : ofSubscription.where('isLastBounced', '=', 0)
  ).execute()
  await trx
    .deleteFrom('subscriptions')
    .where('_id', '=', subscriptionId)
    .where('bounces', '>=', mostBounces)
    .execute()
}
