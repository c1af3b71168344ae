import { stepUpRequired } from 'contract/people/faculty'
import { minuteSeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { forbidden } from '../../platform/errors.ts'
import { secondsBefore } from '../../platform/tokens.ts'

const stepUpMinutes = 5

/** A wrong password revokes an earlier right one. Rejects with 401 if the session is over. */
export async function recordStepUp(
  db: Db,
  { tokenHash, confirm }: Administrator,
  isRight: boolean,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (isRight) await confirm(trx)
    await trx
      .updateTable('adminSessions')
      .set({ verifiedAt: isRight ? now.toISOString() : null })
      .where('tokenHash', '=', tokenHash)
      .execute()
  })
}

/** In the transaction of the deletion. Rejects with 403. */
export async function requireStepUp(trx: Trx, tokenHash: string, now: Date): Promise<void> {
  const taken = await trx
    .updateTable('adminSessions')
    .set({ verifiedAt: null })
    .where('tokenHash', '=', tokenHash)
    .where('verifiedAt', '>', secondsBefore(now, stepUpMinutes * minuteSeconds))
    .returning('tokenHash')
    .executeTakeFirst()
  if (!taken) throw forbidden(stepUpRequired)
}
