import { statusesInForce } from 'contract/events/registrations'
import type { Trx } from '../../platform/db/schema.ts'

/** `+` aliases count as one mailbox: one person, or two who share it. Staff can add more. */
export const maxOfMailbox = 2

type Address = { eventId: string; emailKey: string; mailbox: string }

export async function isMailboxFull(
  trx: Trx,
  { eventId, emailKey, mailbox }: Address,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('registrations')
    .select('emailKey')
    .where('eventId', '=', eventId)
    .where('mailbox', '=', mailbox)
    .where('state', 'in', statusesInForce)
    .execute()
  return rows.length >= maxOfMailbox && rows.every((row) => row.emailKey !== emailKey)
}
