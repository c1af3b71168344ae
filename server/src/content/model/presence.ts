import { presenceSeconds } from 'contract/content/presence'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { secondsBefore } from '../../platform/tokens.ts'

const tables = ['editingPresence', 'recordPresence'] as const

/** Returns who else has it open. */
export async function markOpen(
  trx: Trx,
  table: (typeof tables)[number],
  itemId: string,
  actor: Administrator,
  now: Date,
): Promise<string[]> {
  const seenAt = now.toISOString()
  await trx
    .insertInto(table)
    .values({ itemId, adminId: actor._id, seenAt })
    .onConflict((conflict) => conflict.columns(['itemId', 'adminId']).doUpdateSet({ seenAt }))
    .execute()
  const others = await trx
    .selectFrom(table)
    .innerJoin('admins', 'admins._id', 'adminId')
    .select(['name', 'email'])
    .where('itemId', '=', itemId)
    .where('adminId', '!=', actor._id)
    .where('seenAt', '>', secondsBefore(now, presenceSeconds))
    .orderBy('email')
    .execute()
  return others.map(({ name, email }) => name || email)
}

export async function cleanUpPresence({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  for (const table of tables)
    await db
      .deleteFrom(table)
      .where('seenAt', '<=', secondsBefore(now(), presenceSeconds))
      .execute()
}
