import { knownNetworkDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import type { Transaction } from 'kysely'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { secondsBefore } from '../http/tokens.ts'
import type { Account } from './account.ts'
import { isKnownNetwork as isKnownOfAdmin } from './admin-networks.ts'
import type { PlaceHash } from './place-hash.ts'

const keptSeconds = knownNetworkDays * daySeconds

type Deps = { db: Db; hash: PlaceHash; now: () => Date }

export const createKnownNetworks = ({ db, hash, now }: Deps) => ({
  async isKnown({ kind, id }: Account, network: string): Promise<boolean> {
    if (kind === 'administrator') return isKnownOfAdmin({ db, now }, id, network)
    const known = await db
      .selectFrom('knownNetworks')
      .select('studentId')
      .where('studentId', '=', id)
      .where('networkHash', '=', await hash(`network:${network}`))
      .where('lastSignInAt', '>', secondsBefore(now(), keptSeconds))
      .executeTakeFirst()
    return known !== undefined
  },
  async keep(trx: Transaction<Database>, studentId: string, network: string): Promise<void> {
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
  async sweep(): Promise<void> {
    const over = secondsBefore(now(), keptSeconds)
    await db.deleteFrom('knownNetworks').where('lastSignInAt', '<=', over).execute()
  },
})
