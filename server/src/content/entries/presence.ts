import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { markOpen } from '../model/presence.ts'
import { itemFor } from './permissions.ts'

type Deps = { db: Db; now: () => Date }

export const recordPresence = (
  { db, now }: Deps,
  itemId: string,
  actor: Administrator,
): Promise<{ editors: string[]; version: number }> =>
  db.transaction().execute(async (trx) => {
    await actor.confirm(trx)
    const { version } = await itemFor(trx, itemId, actor, 'write content')
    return { editors: await markOpen(trx, 'editingPresence', itemId, actor, now()), version }
  })
