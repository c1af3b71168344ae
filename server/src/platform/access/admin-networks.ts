import { knownNetworkDays } from 'contract/content/retention'
import type { FieldChange } from 'contract/platform/activity'
import { daySeconds } from 'contract/platform/durations'
import type { Db } from '../db/open.ts'
import { secondsBefore } from '../tokens.ts'

const mostLogins = 200

/** So that strangers' failed attempts cannot lock this administrator out. */
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
