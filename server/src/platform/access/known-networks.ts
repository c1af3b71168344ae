import { knownNetworkDays } from 'contract/content/retention'
import type { FieldChange } from 'contract/platform/activity'
import { daySeconds } from 'contract/platform/durations'
import { toleranceMilliseconds } from '../db/clock.ts'
import type { Db } from '../db/open.ts'
import type { Trx } from '../db/schema.ts'
import { secondsBefore } from '../tokens.ts'
import type { AccountId } from './account.ts'
import type { NetworkHash } from './network-hash.ts'

const maxLogins = 200

/** So that strangers' failed attempts cannot lock this administrator out. */
async function isKnownOfAdmin(
  { db, now }: { db: Db; now: () => Date },
  email: string,
  network: string,
): Promise<boolean> {
  const since = secondsBefore(now(), knownNetworkDays * daySeconds)
  const until = new Date(now().getTime() + toleranceMilliseconds).toISOString()
  const logins = await db
    .selectFrom('activities')
    .select('changes')
    .where('admin', '=', email)
    .where('subject', '=', 'session')
    .where('action', '=', 'logged in')
    .where('createdAt', '>', since)
    // Later ones were logged while the clock was ahead.
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .limit(maxLogins)
    .execute()
  return logins.some(({ changes }) =>
    (JSON.parse(changes) as FieldChange[]).some(
      ({ field, after }) => field === 'network' && after === network,
    ),
  )
}

const cachedSeconds = knownNetworkDays * daySeconds

type Deps = { db: Db; hash: NetworkHash; now: () => Date }

export const createKnownNetworks = ({ db, hash, now }: Deps) => ({
  async isKnown({ kind, id }: AccountId, network: string): Promise<boolean> {
    if (kind === 'administrator') return isKnownOfAdmin({ db, now }, id, network)
    const known = await db
      .selectFrom('knownNetworks')
      .select('studentId')
      .where('studentId', '=', id)
      .where('networkHash', '=', await hash(`network:${network}`))
      .where('lastSignInAt', '>', secondsBefore(now(), cachedSeconds))
      .executeTakeFirst()
    return known !== undefined
  },
  async keep(trx: Trx, studentId: string, network: string): Promise<void> {
    const networkHash = await hash(`network:${network}`, trx)
    const lastSignInAt = now().toISOString()
    await trx
      .insertInto('knownNetworks')
      .values({ studentId, networkHash, lastSignInAt })
      .onConflict((conflict) =>
        conflict.columns(['studentId', 'networkHash']).doUpdateSet({ lastSignInAt }),
      )
      .execute()
  },
  async cleanUp(): Promise<void> {
    const over = secondsBefore(now(), cachedSeconds)
    await db.deleteFrom('knownNetworks').where('lastSignInAt', '<=', over).execute()
  },
})
