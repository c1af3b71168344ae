import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { forgetCertificates } from '../certificates/forget-certificates.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { longOver } from '../registrations/long-over.ts'

const nobody = { name: null, email: null, emailKey: null }
const atOnce = 500

const eventsWithWalkIns = (db: Db, until: string) =>
  db
    .selectFrom('checkIns')
    .select('eventId')
    .distinct()
    .where('name', 'is not', null)
    .where('eventId', 'in', longOver(db, until))
    .execute()

async function forgetWalkInsOf(db: Db, eventId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockScans(trx, eventId)
    const forgotten = await trx
      .updateTable('checkIns')
      .set(nobody)
      .where('name', 'is not', null)
      .where('eventId', '=', eventId)
      .returning('_id')
      .execute()
    for (let done = 0; done < forgotten.length; done += atOnce)
      await forgetCertificates(
        trx,
        forgotten.slice(done, done + atOnce).map(({ _id }) => _id),
      )
  })
}

export async function forgetWalkIns(db: Db, until: string): Promise<void> {
  for (const { eventId } of await eventsWithWalkIns(db, until)) await forgetWalkInsOf(db, eventId)
}

export const walkInsOf = (db: Trx | Db, emailKey: string) =>
  db.selectFrom('checkIns').where('registrationId', 'is', null).where('emailKey', '=', emailKey)

export async function forgetWalkIn(trx: Trx, emailKey: string): Promise<void> {
  await trx
    .updateTable('checkIns')
    .set(nobody)
    .where('registrationId', 'is', null)
    .where('emailKey', '=', emailKey)
    .execute()
}
