import type { Transaction } from 'kysely'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../db/schema.ts'

type SessionEvent = {
  email: string
  action: 'logged in' | 'logged out' | 'refused'
  network: string
  /** Where a wrong password was entered. */
  step?: 'login' | 'confirmation'
}

/** Notes what happened to a session of an administrator, and from which network. */
export const noteSession = (
  trx: Transaction<Database>,
  { email, action, ...after }: SessionEvent,
  now: Date,
) => recordActivity(trx, { admin: email, action, subject: 'session', after }, now)
