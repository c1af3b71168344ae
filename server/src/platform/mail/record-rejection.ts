import { daySeconds } from 'contract/platform/durations'
import { byCleanup, mailServer, recordActivity } from '../activity-log/record-activity.ts'
import type { DbOrTrx, Trx } from '../db/schema.ts'
import type { Attempts } from '../http/attempts.ts'

export type OnRejected = (trx: Trx, recipient: string, code: number) => Promise<void>

/** Of an email that no mail server accepted in time. */
export type OnExpired = (
  trx: Trx,
  mails: readonly { recipient: string; waitingSince: string }[],
) => Promise<void>

/** Sign-ups with invalid addresses must not fill the permanent log. */
const dailyLogLimit = { count: 20, seconds: daySeconds }

/** Logs permanently rejected and expired emails: with the full address for the office's own, else only the domain. */
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
  const isLogFull = async (trx: Trx, key: string) =>
    (await attempts.count(key, dailyLogLimit, trx)) > dailyLogLimit.count
  const nameOf = async (trx: Trx, recipient: string) => {
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
    const isOffice = recipient === (await officeAddress(trx))
    return isOffice ? recipient : `someone at ${domain}`
  }
  const recordRejected: OnRejected = async (trx, recipient, code) => {
    rejected++
    if (await isLogFull(trx, 'mail-refused')) return
    const name = await nameOf(trx, recipient)
    const after = { replyOfMailServer: code }
    await recordActivity(
      trx,
      { admin: mailServer, action: 'refused', subject: 'mail', target: { name }, after },
      now(),
    )
  }
  const recordExpired: OnExpired = async (trx, mails) => {
    for (const { recipient, waitingSince } of mails) {
      if (await isLogFull(trx, 'mail-expired')) return
      const target = { name: await nameOf(trx, recipient) }
      const activity = { admin: byCleanup, action: 'deleted', subject: 'mail', target } as const
      await recordActivity(trx, { ...activity, before: { waitingSince } }, now())
    }
  }
  return { recordRejected, recordExpired, count: () => rejected }
}
