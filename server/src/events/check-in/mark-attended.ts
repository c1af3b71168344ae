import { college } from 'college/facts'
import { hasCheckInOpened } from 'contract/events/check-in'
import type { PeopleSelection } from 'contract/events/event-people'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { conflict } from '../../platform/errors.ts'
import type { EventDetails } from '../details/event-status.ts'
import { requireEvent } from '../registrations/office.ts'
import { lockSeats } from '../registrations/seats.ts'
import { readSelected } from '../registrations/select-people.ts'

const tooEarly = 'You can mark attendance from the day before the event'

/** Shown as the phone that a check-in was made with. */
const panelDevice = 'Admin panel'

/** A scan that arrives from a phone meanwhile counts instead. */
async function checkIn(
  trx: Trx,
  { _id: eventId }: EventDetails,
  ids: readonly string[],
  stamp: { account: string; at: string },
): Promise<number> {
  const { account, at } = stamp
  const scans = ids.map((registrationId) => ({
    ...{ _id: uuidv7(), eventId, registrationId, way: 'name' as const, outcome: 'in' as const },
    ...{ name: null, email: null, emailKey: null, device: panelDevice, account },
    ...{ scannedAt: at, arrivedAt: at },
  }))
  let count = 0
  await inRowBatches(scans, async (batch) => {
    const stored = await trx
      .insertInto('checkIns')
      .values(batch)
      .onConflict((row) => row.doNothing())
      .returning('_id')
      .execute()
    count += stored.length
  })
  return count
}

/** Marks registered people of a selection as attended; those who are already stay. Rejects with 403, 404 or 409. */
export async function markAttended(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  eventId: string,
  selection: PeopleSelection,
  actor: Administrator,
): Promise<{ changed: number; unchanged: number }> {
  return db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    await lockSeats(trx, eventId)
    const timestamp = now()
    if (!hasCheckInOpened(event.date, timestamp, college.timeZone)) throw conflict(tooEarly)
    const selected = await readSelected(trx, eventId, selection)
    const ids = selected
      .flatMap(({ _id, state, hasCome }) => (state === 'registered' && !hasCome ? [_id] : []))
      // In the order of scans from phones, which don't wait for the seats: otherwise, both could wait for each other.
      .toSorted()
    const stamp = { account: admin.name, at: timestamp.toISOString() }
    const changed = await checkIn(trx, event, ids, stamp)
    const target = { _id: event._id, name: event.title }
    const recorded = { admin, action: 'updated', subject: 'registration', target } as const
    const after = { attended: changed }
    if (changed > 0) await recordActivity(trx, { ...recorded, after }, timestamp)
    return { changed, unchanged: selected.length - changed }
  })
}
