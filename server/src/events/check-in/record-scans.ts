import type { CheckInEvent, KnownScan, Scan, ScanBatch, ScanStatus } from 'contract/events/check-in'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { giveSeat } from '../registrations/assign-seat.ts'
import { type LockedSeats, lockSeats } from '../registrations/seats.ts'
import { readCheckInEvent, readScans } from './check-in-events.ts'
import { lockFirstScan } from './lock-first-scan.ts'
import { requireScans } from './roster.ts'
import { undoScan } from './undo.ts'

type Taken = { _id: string; outcome: ScanStatus }

const maxCorrectedDays = 30
/** Longer than any transaction, so that late commits still reach devices that have polled since. */
const overlapMilliseconds = minuteMilliseconds

function clockOf(sentAt: string, now: Date): (scannedAt: string) => string {
  const off = now.getTime() - Date.parse(sentAt)
  const earliest = now.getTime() - maxCorrectedDays * dayMilliseconds
  return (scannedAt) => {
    const corrected = Date.parse(scannedAt) + off
    return new Date(Math.min(now.getTime(), Math.max(earliest, corrected))).toISOString()
  }
}

type CheckIn = {
  event: CheckInEvent
  /** Set only if a scan of this batch gives a seat or is undone. */
  lockedSeats: LockedSeats | undefined
  admin: Parameters<typeof undoScan>[2]
  includesOthers: boolean
  now: Date
}

async function isVenueEmpty(trx: Trx, { _id, capacity = 0 }: CheckInEvent): Promise<boolean> {
  const { came } = await trx
    .selectFrom('checkIns')
    .select(({ fn }) => fn.countAll().as('came'))
    .where('eventId', '=', _id)
    .where('outcome', '=', 'in')
    .executeTakeFirstOrThrow()
  return Number(came) < capacity
}

async function worthOf(
  trx: Trx,
  { event, lockedSeats, now }: CheckIn,
  scan: Scan,
): Promise<ScanStatus> {
  // Never rejected: people let in while offline are already inside.
  if (scan.way === 'walk-in') return event.takesWalkIns ? 'in' : 'invalid'
  const row = await trx
    .selectFrom('registrations')
    .select(['_id', 'state', 'email'])
    .where('_id', '=', scan.registrationId)
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  if (!row) return 'unknown'
  if (row.state === 'registered') return 'in'
  if (!scan.takesSeat || !event.takesWaiting || !lockedSeats) return 'invalid'
  if (!(await isVenueEmpty(trx, event))) return 'invalid'
  return (await giveSeat(trx, lockedSeats, row, now)) ? 'in' : 'invalid'
}

const readTaken = (trx: Trx, _id: string): Promise<Taken | undefined> =>
  trx.selectFrom('checkIns').select(['_id', 'outcome']).where('_id', '=', _id).executeTakeFirst()

/**
 * Stores a scan once. The first to arrive for a registration counts, on all nodes, as a unique index enforces; it stays
 * the first whatever arrives later.
 */
async function recordScan(
  trx: Trx,
  scan: Scan,
  checkIn: CheckIn,
  stamp: { scannedAt: string; arrivedAt: string; device: string; account: string },
): Promise<Taken> {
  const { _id, way } = scan
  const worth = await worthOf(trx, checkIn, scan)
  const isWalkIn = scan.way === 'walk-in'
  const insert = (status: ScanStatus) =>
    trx
      .insertInto('checkIns')
      .values({
        _id,
        eventId: checkIn.event._id,
        way,
        outcome: status,
        // Nothing can be attributed to an unknown registration.
        registrationId: isWalkIn || worth === 'unknown' ? null : scan.registrationId,
        name: isWalkIn ? scan.name : null,
        email: isWalkIn ? scan.email || null : null,
        emailKey: isWalkIn && scan.email ? emailKey(scan.email) : null,
        ...stamp,
      })
      .onConflict((row) => row.doNothing())
      .returning(['_id', 'outcome'])
      .executeTakeFirst()
  for (;;) {
    const taken = await insert(worth)
    if (taken) return taken
    const isSecond = !isWalkIn && (await lockFirstScan(trx, scan.registrationId))
    const known = (isSecond ? await insert('double') : undefined) ?? (await readTaken(trx, _id))
    // Otherwise the first scan was undone meanwhile, and this one takes its place.
    if (known) return known
  }
}

async function recordAndUndo(
  trx: Trx,
  scan: Scan,
  checkIn: CheckIn,
  stamp: Parameters<typeof recordScan>[3],
) {
  const taken = await recordScan(trx, scan, checkIn, stamp)
  if (!scan.isUndone) return taken
  const { event, includesOthers, admin, now } = checkIn
  const isUndone = await undoScan(trx, { _id: scan._id, event, includesOthers }, admin, now)
  return isUndone ? { ...taken, outcome: 'undone' as const } : taken
}

const isMore = (scan: Scan) => scan.isUndone || (scan.way !== 'walk-in' && scan.takesSeat)

/** A fixed order, so that two devices sending the same scans never deadlock. */
const inOrder = (scans: readonly Scan[]): Scan[] => {
  const keyOf = (scan: Scan) => (scan.way === 'walk-in' ? scan._id : scan.registrationId)
  return scans.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/**
 * Stores the scans of a device, each once however often it is sent. Rejects with 401, 403 or 404, but never because of
 * a scan itself: it has already happened.
 */
export async function recordScans(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  { device, sentAt, after, scans }: ScanBatch,
  actor: Administrator,
): Promise<{ event: CheckInEvent; taken: Taken[]; scans: KnownScan[]; now: string }> {
  const timestamp = now()
  const correct = clockOf(sentAt, timestamp)
  const { results: taken, includesOthers } = await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const includesOthers = await requireScans(trx, eventId, timestamp, actor)
    const locked = scans.some(isMore) ? await lockSeats(trx, eventId) : undefined
    const checkIn = {
      event: await readCheckInEvent(trx, eventId, { deleted: true }),
      lockedSeats: locked,
      admin,
      includesOthers,
      now: timestamp,
    }
    const arrivedAt = timestamp.toISOString()
    const results: Taken[] = []
    for (const scan of inOrder(scans)) {
      const stamp = { scannedAt: correct(scan.scannedAt), arrivedAt, device, account: admin.name }
      results.push(await recordAndUndo(trx, scan, checkIn, stamp))
    }
    return { results, includesOthers }
  })
  const from = new Date(Date.parse(after) - overlapMilliseconds).toISOString()
  return {
    event: await readCheckInEvent(db, eventId, { deleted: true }),
    taken,
    scans: (await readScans(db, eventId, from)).filter(
      ({ account }) => includesOthers || account === actor.email,
    ),
    now: timestamp.toISOString(),
  }
}
