import type { SteppingUp } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/open.ts'
import { requireEvent } from './office.ts'

/**
 * Notes that somebody takes out a file of an event's registrations, or another `file` about them. Gives the event; rejects
 * with 403 without the step-up, and with 404.
 */
export async function noteFile(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  actor: SteppingUp,
  file?: 'attendance' | 'certificates',
) {
  return db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await actor.takeStepUp(trx)
    const event = await requireEvent(trx, eventId, actor)
    const target = { _id: event._id, name: event.title }
    const noted = { admin, action: 'exported', subject: 'registration', target } as const
    await recordActivity(trx, file ? { ...noted, after: { file } } : noted, now())
    return event
  })
}
