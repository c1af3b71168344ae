import type { Db } from '../db/open.ts'

const nobody = { name: null, email: null }

/** Takes who was written down at the doors of events before an instant out of their scans and certificates. The numbers stay. */
export async function forgetWalkIns(db: Db, until: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const forgotten = await trx
      .updateTable('checkIns')
      .set(nobody)
      .where('name', 'is not', null)
      .where('eventId', 'in', (events) =>
        events.selectFrom('events').select('events._id').where('date', '<', until),
      )
      .returning('_id')
      .execute()
    const atOnce = 500
    for (let done = 0; done < forgotten.length; done += atOnce)
      await trx
        .updateTable('certificates')
        .set({ name: null })
        .where(
          'checkInId',
          'in',
          forgotten.slice(done, done + atOnce).map(({ _id }) => _id),
        )
        .execute()
  })
}
