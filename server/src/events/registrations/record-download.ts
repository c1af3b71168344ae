import type { SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { requireEvent } from './office.ts'

type File = { eventId: string; actor: SteppingUp; file?: 'attendance' | 'certificates' }

/**
 * Logs the download of a file about an event's registrations in the caller's transaction. Rejects with 403 without the
 * step-up, and with 404.
 */
export async function recordDownload(trx: Trx, { eventId, actor, file }: File, now: Date) {
  const admin = await actor.confirm(trx)
  await actor.useStepUp(trx)
  const event = await requireEvent(trx, eventId, actor)
  const target = { _id: event._id, name: event.title }
  const recorded = { admin, action: 'exported', subject: 'registration', target } as const
  await recordActivity(trx, file ? { ...recorded, after: { file } } : recorded, now)
  return event
}

export const recordDownloadAlone = ({ db, now }: { db: Db; now: () => Date }, file: File) =>
  db.transaction().execute((trx) => recordDownload(trx, file, now()))
