import { knownNetworkDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import type { Db } from '../db/open.ts'
import type { Trx } from '../db/schema.ts'
import { secondsBefore } from '../tokens.ts'
import type { AccountId } from './account.ts'
import { isKnownNetwork as isKnownOfAdmin } from './admin-networks.ts'
import type { NetworkHash } from './network-hash.ts'

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
