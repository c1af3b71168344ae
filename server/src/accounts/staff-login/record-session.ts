import type { Role } from 'contract/platform/roles'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'

type SessionEvent = {
  email: string
  /** Absent for rejected logins: nobody has been identified. */
  role?: Role
  action: 'logged in' | 'logged out' | 'refused'
  network: string
  /** Where a wrong password was entered. */
  step?: 'login' | 'second step' | 'confirmation'
  /** Set if another device ended the session. */
  by?: 'another device'
}

export const recordSession = (
  trx: Trx,
  { email, role, action, ...after }: SessionEvent,
  now: Date,
) =>
  recordActivity(trx, { admin: confirmedAs(email, role), action, subject: 'session', after }, now)
