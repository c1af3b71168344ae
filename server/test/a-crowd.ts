import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../src/platform/db/open.ts'
import { inRowBatches } from '../src/platform/db/row-batches.ts'

/** Adds this many registered people to an event with enough seats. */
export async function enterCrowd(db: Db, eventId: string, people: number) {
  const at = new Date(0).toISOString()
  const crowd = Array.from({ length: people }, (_, index) => ({
    ...{
      _id: uuidv7(),
      eventId,
      studentId: null,
      state: 'registered' as const,
      place: 100 + index,
    },
    ...{ name: `Reader ${index}`, email: `reader-${index}@home.example` },
    ...{ emailKey: `reader-${index}@home.example`, offeredUntil: null, answers: '[]' },
    ...{ consent: null, reason: null, token: null, remindedAt: null, createdAt: at, changedAt: at },
  }))
  await inRowBatches(crowd, (batch) => db.insertInto('registrations').values(batch).execute())
  await db
    .updateTable('eventSeats')
    .set({ capacity: people, taken: people })
    .where('eventId', '=', eventId)
    .execute()
  return crowd
}
