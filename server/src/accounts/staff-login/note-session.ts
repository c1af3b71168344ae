import { knownNetworkDays } from 'contract/content/retention'
import type { FieldChange } from 'contract/platform/activity'
import { daySeconds } from 'contract/platform/durations'
import type { Role } from 'contract/platform/roles'
import type { Transaction } from 'kysely'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { secondsBefore } from '../../platform/http/tokens.ts'

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

/** Logins of an administrator that are looked at, newest first. */
const mostLogins = 200

/** Whether this administrator has logged in from the network of late: what strangers do must not shut that out. */
export async function isKnownNetwork(
  { db, now }: { db: Db; now: () => Date },
  email: string,
  network: string,
): Promise<boolean> {
  const since = secondsBefore(now(), knownNetworkDays * daySeconds)
  const logins = await db
    .selectFrom('activities')
    .select('changes')
    .where('admin', '=', email)
    .where('subject', '=', 'session')
    .where('action', '=', 'logged in')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(mostLogins)
    .execute()
  return logins.some(({ changes }) =>
    (JSON.parse(changes) as FieldChange[]).some(
      ({ field, after }) => field === 'network' && after === network,
    ),
  )
}
