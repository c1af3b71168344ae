import { statesInForce } from 'contract/events/registrations'
import type { Trx } from './seats.ts'

/**
 * So many registrations of an event one mailbox can have: whatever is put behind a `+`, it is one person, or two who share it.
 * Staff can add more.
 */
export const mostOfMailbox = 2

type Address = { eventId: string; emailKey: string; mailbox: string }

/** Whether a mailbox has as many as it can, and none of them is of this address. */
export async function isMailboxFull(
  trx: Trx,
  { eventId, emailKey, mailbox }: Address,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('registrations')
    .select('emailKey')
    .where('eventId', '=', eventId)
    .where('mailbox', '=', mailbox)
    .where('state', 'in', statesInForce)
    .execute()
  return rows.length >= mostOfMailbox && rows.every((row) => row.emailKey !== emailKey)
}
