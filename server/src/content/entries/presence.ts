import { presenceSeconds } from 'contract/content/presence'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { secondsBefore } from '../../platform/tokens.ts'
import type { RecordKind } from '../records/kind.ts'
import { readColumns, requireRecordRight } from '../records/store.ts'
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

export const markRecordOpen = (
  { db, now }: Deps,
  kind: RecordKind,
  _id: string,
  actor: Administrator,
): Promise<{ editors: string[] }> =>
  db.transaction().execute(async (trx) => {
    await actor.confirm(trx)
    requireRecordRight(kind, await readColumns(trx, kind, _id), actor)
    return { editors: await markOpen(trx, 'recordPresence', _id, actor, now()) }
  })

const tables = ['editingPresence', 'recordPresence'] as const

/** Returns who else has it open. */
async function markOpen(
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

export async function cleanUpPresence({ db, now }: Deps): Promise<void> {
  for (const table of tables)
    await db
      .deleteFrom(table)
      .where('seenAt', '<=', secondsBefore(now(), presenceSeconds))
      .execute()
}
