import { presenceSeconds } from 'contract/content/presence'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { secondsBefore } from '../../platform/tokens.ts'
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
    const seenAt = now().toISOString()
    await trx
      .insertInto('editingPresence')
      .values({ itemId, adminId: actor._id, seenAt })
      .onConflict((conflict) => conflict.columns(['itemId', 'adminId']).doUpdateSet({ seenAt }))
      .execute()
    const others = await trx
      .selectFrom('editingPresence')
      .innerJoin('admins', 'admins._id', 'adminId')
      .select(['name', 'email'])
      .where('itemId', '=', itemId)
      .where('adminId', '!=', actor._id)
      .where('seenAt', '>', secondsBefore(now(), presenceSeconds))
      .orderBy('email')
      .execute()
    return { editors: others.map(({ name, email }) => name || email), version }
  })

export async function cleanUpPresence({ db, now }: Deps): Promise<void> {
  await db
    .deleteFrom('editingPresence')
    .where('seenAt', '<=', secondsBefore(now(), presenceSeconds))
    .execute()
}
