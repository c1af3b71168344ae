import type { EventLifecycleStatus } from 'contract/events/event-status'
import { followEvent } from '../src/events/registrations/follow-event.ts'
import { type Db, openDatabase } from '../src/platform/db/open.ts'
import { aWorkshop } from './a-workshop.ts'
import { preparedDatabase } from './test-database.ts'

type Changed = {
  date?: string
  end?: string
  isAllDay?: 'yes'
  time?: string
  venue?: string
  title?: string
  state?: EventLifecycleStatus | null
  isDraft?: 'yes' | null
  publishAt?: string
}

/** A workshop with two registered and two waiting people. */
export async function aFullWorkshop() {
  const { db, close } = openDatabase(await preparedDatabase())
  const workshop = await aWorkshop(db)
  await workshop.enter('asha', 'binod', 'chitra', 'deep')
  await workshop.leave('binod')
  await db.deleteFrom('mails').execute()
  const read = (at: Db) =>
    at
      .selectFrom('events')
      .selectAll()
      .where('_id', '=', workshop.eventId)
      .executeTakeFirstOrThrow()
  const { date, venue } = await read(db)
  return {
    db,
    close,
    announced: { date, venue },
    ...workshop,
    change: (columns: Changed, state?: EventLifecycleStatus) =>
      db.transaction().execute(async (trx) => {
        const before = await read(trx)
        await trx
          .updateTable('events')
          .set({ ...columns, updatedAt: new Date().toISOString() })
          .where('_id', '=', workshop.eventId)
          .execute()
        const after = { ...(await read(trx)), ...(state && { state }) }
        await followEvent(trx, { before, after, now: new Date() })
      }),
  }
}
