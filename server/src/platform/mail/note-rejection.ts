import { daySeconds } from 'contract/platform/durations'
import type { Transaction } from 'kysely'
import { mailServer, recordActivity } from '../activity-log/record-activity.ts'
import type { Reading } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import type { Attempts } from '../http/attempts.ts'

/** Told, in the transaction that gives a mail up, that the mail server refused it for good. */
export type OnRefused = (
  trx: Transaction<Database>,
  recipient: string,
  code: number,
) => Promise<void>

/** Whoever signs up with addresses that do not exist must not fill the list, of which nothing is ever removed. */
const notedOfDay = { count: 20, seconds: daySeconds }

/**
 * Shows the office in the panel's list of activities which mails were refused for good: all of the address where it is
 * the office's own, of others only where the mailbox would be. Counts them, too.
 */
export function createRefusals({
  attempts,
  officeAddress,
  now,
}: {
  attempts: Attempts
  officeAddress: (reading: Reading) => Promise<string>
  now: () => Date
}) {
  let refused = 0
  const note: OnRefused = async (trx, recipient, code) => {
    refused++
    if ((await attempts.count('mail-refused', notedOfDay, trx)) > notedOfDay.count) return
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
    const isOffice = recipient === (await officeAddress(trx))
    const name = isOffice ? recipient : `somebody at ${domain}`
    const after = { replyOfMailServer: code }
    await recordActivity(
      trx,
      { admin: mailServer, action: 'refused', subject: 'mail', target: { name }, after },
      now(),
    )
  }
  return { note, count: () => refused }
}
