import type { Role } from 'contract/platform/roles'
import type { Transaction } from 'kysely'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Database } from '../../platform/db/schema.ts'

type SessionEvent = {
  email: string
  /** Of whom the session is; nobody has proven to be anybody who is refused at the login. */
  role?: Role
  action: 'logged in' | 'logged out' | 'refused'
  network: string
  /** Where a wrong password was entered. */
  step?: 'login' | 'second step' | 'confirmation'
  /** Who ended it, if it was not left where it was begun. */
  by?: 'another device'
}

/** Notes what happened to a session of an administrator, and from which network. */
export const noteSession = (
  trx: Transaction<Database>,
  { email, role, action, ...after }: SessionEvent,
  now: Date,
) =>
  recordActivity(trx, { admin: confirmedAs(email, role), action, subject: 'session', after }, now)
