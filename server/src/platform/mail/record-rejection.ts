import { daySeconds } from 'contract/platform/durations'
import { mailServer, recordActivity } from '../activity-log/record-activity.ts'
import type { DbOrTrx, Trx } from '../db/schema.ts'
import type { Attempts } from '../http/attempts.ts'

export type OnRejected = (trx: Trx, recipient: string, code: number) => Promise<void>

/** Sign-ups with invalid addresses must not fill the permanent log. */
const dailyLogLimit = { count: 20, seconds: daySeconds }

/** Logs permanently rejected emails: with the full address for the office's own, else only the domain. Counts them as well. */
export function createRejectionLog({
  attempts,
  officeAddress,
  now,
}: {
  attempts: Attempts
  officeAddress: (reading: DbOrTrx) => Promise<string>
  now: () => Date
}) {
  let rejected = 0
  const note: OnRejected = async (trx, recipient, code) => {
    rejected++
    if ((await attempts.count('mail-refused', dailyLogLimit, trx)) > dailyLogLimit.count) return
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
    const isOffice = recipient === (await officeAddress(trx))
    const name = isOffice ? recipient : `someone at ${domain}`
    const after = { replyOfMailServer: code }
    await recordActivity(
      trx,
      { admin: mailServer, action: 'refused', subject: 'mail', target: { name }, after },
      now(),
    )
  }
  return { note, count: () => rejected }
}
