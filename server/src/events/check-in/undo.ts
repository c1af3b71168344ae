import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { requireEvent } from '../registrations/office.ts'
import { lockFirstScan } from './lock-first-scan.ts'

const checkInNotFound = 'This check-in doesn’t exist'

const findScan = (trx: Trx, eventId: string, _id: string) =>
  trx
    .selectFrom('checkIns')
    .select(['_id', 'eventId', 'registrationId', 'emailKey', 'outcome', 'account'])
    .where('_id', '=', _id)
    .where('eventId', '=', eventId)
    .executeTakeFirst()

type Match = NonNullable<Awaited<ReturnType<typeof findScan>>>
type Audited = Parameters<typeof recordActivity>[1]

/** The rows stay and say so. */
async function undo(trx: Trx, ids: readonly string[], at: string): Promise<void> {
  await trx
    .updateTable('checkIns')
    .set({ outcome: 'undone', changedAt: at })
    .where('_id', 'in', ids)
    .execute()
  await trx
    .updateTable('certificates')
    .set({ revokedAt: at })
    .where('checkInId', 'in', ids)
    .where('revokedAt', 'is', null)
    .execute()
}

/** Scans of the same person: by their registration, or by the address of a walk-in. */
const selectScansLike = (trx: Trx, { _id, eventId, registrationId, emailKey }: Match) => {
  const scans = trx.selectFrom('checkIns').select('_id').where('eventId', '=', eventId)
  if (registrationId) return scans.where('registrationId', '=', registrationId)
  if (emailKey) return scans.where('registrationId', 'is', null).where('emailKey', '=', emailKey)
  return scans.where('_id', '=', _id)
}

/** Another device let the same person in: its scan, the next to arrive, counts now. */
async function countNext(trx: Trx, scan: Match, at: string): Promise<void> {
  const next = await selectScansLike(trx, scan)
    .where('outcome', '=', 'double')
    .orderBy('arrivedAt')
    .orderBy('_id')
    .executeTakeFirst()
  if (next)
    await trx
      .updateTable('checkIns')
      .set({ outcome: 'in', changedAt: at })
      .where('_id', '=', next._id)
      .execute()
}

const recorded = (
  admin: Audited['admin'],
  event: { _id: string; title: string },
  { _id }: Match,
): Audited => ({
  ...{ admin, action: 'undone', subject: 'registration' },
  target: { _id: event._id, name: event.title },
  before: { 'let in': _id },
})

/**
 * Undoes one scan while the seats of its event are locked; repeating it changes nothing. Other scans of the same person
 * stay, and the next one counts. Returns whether it no longer counts.
 */
export async function undoScan(
  trx: Trx,
  {
    _id,
    event,
    includesOthers,
  }: { _id: string; event: { _id: string; title: string }; includesOthers: boolean },
  admin: Audited['admin'],
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const scan = await findScan(trx, event._id, _id)
  if (!scan || scan.outcome === 'undone') return true
  if (!includesOthers && scan.account !== admin.name) return false
  await undo(trx, [_id], at)
  if (scan.outcome === 'in') await countNext(trx, scan, at)
  await recordActivity(trx, recorded(admin, event, scan), now)
  return true
}

async function allOf(trx: Trx, scan: Match): Promise<string[]> {
  if (scan.registrationId) await lockFirstScan(trx, scan.registrationId)
  const rows = await selectScansLike(trx, scan).where('outcome', 'in', ['in', 'double']).execute()
  // Also a scan that didn't count.
  return [scan._id, ...rows.map(({ _id }) => _id).filter((_id) => _id !== scan._id)]
}

/**
 * Undoes all scans of a person that have arrived. Later ones count again, since somebody has seen them. Repeating it
 * changes nothing; rejects with 403 or 404.
 */
export async function reverseCheckIn(
  { db, now }: { db: Db; now: () => Date },
  { eventId, checkInId }: { eventId: string; checkInId: string },
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    await lockScans(trx, eventId)
    const scan = await findScan(trx, eventId, checkInId)
    if (!scan) throw notFound(checkInNotFound)
    if (scan.outcome === 'undone') return
    const timestamp = now()
    await undo(trx, await allOf(trx, scan), timestamp.toISOString())
    await recordActivity(trx, recorded(admin, event, scan), timestamp)
  })
}
