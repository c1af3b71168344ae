import type { DoorEvent, KnownScan, Scan, ScanBatch, ScanOutcome } from 'contract/events/check-in'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import { giveSeat } from '../registrations/give-seat.ts'
import { type Held, holdSeats, type Trx } from '../registrations/seats.ts'
import { readDoorEvent, readScans } from './check-in-events.ts'
import { holdFirst } from './lock-first-scan.ts'
import { requireScans } from './roster.ts'
import { undoScan } from './undo.ts'

type Taken = { _id: string; outcome: ScanOutcome }

const mostCorrectedDays = 30
/** Longer than any transaction, so that late commits still reach devices that have polled since. */
const overlapMilliseconds = minuteMilliseconds

function clockOf(sentAt: string, moment: Date): (scannedAt: string) => string {
  const off = moment.getTime() - Date.parse(sentAt)
  const earliest = moment.getTime() - mostCorrectedDays * dayMilliseconds
  return (scannedAt) => {
    const corrected = Date.parse(scannedAt) + off
    return new Date(Math.min(moment.getTime(), Math.max(earliest, corrected))).toISOString()
  }
}

type Door = {
  event: DoorEvent
  /** Set only if a scan of this batch gives a seat or is undone. */
  held: Held | undefined
  admin: Parameters<typeof undoScan>[2]
  ofOthers: boolean
  moment: Date
}

async function isPlaceEmpty(trx: Trx, { _id, capacity = 0 }: DoorEvent): Promise<boolean> {
  const { came } = await trx
    .selectFrom('checkIns')
    .select(({ fn }) => fn.countAll().as('came'))
    .where('eventId', '=', _id)
    .where('outcome', '=', 'in')
    .executeTakeFirstOrThrow()
  return Number(came) < capacity
}

async function worthOf(trx: Trx, { event, held, moment }: Door, scan: Scan): Promise<ScanOutcome> {
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
  if (!scan.takesSeat || !event.takesWaiting || !held) return 'invalid'
  if (!(await isPlaceEmpty(trx, event))) return 'invalid'
  return (await giveSeat(trx, held, row, moment)) ? 'in' : 'invalid'
}

const readTaken = (trx: Trx, _id: string): Promise<Taken | undefined> =>
  trx.selectFrom('checkIns').select(['_id', 'outcome']).where('_id', '=', _id).executeTakeFirst()

/**
 * Stores a scan once. The first to arrive for a registration counts, on all nodes, as a unique index enforces; it stays
 * the first whatever arrives later.
 */
async function takeScan(
  trx: Trx,
  scan: Scan,
  door: Door,
  stamp: { scannedAt: string; arrivedAt: string; device: string; account: string },
): Promise<Taken> {
  const { _id, way } = scan
  const worth = await worthOf(trx, door, scan)
  const isWalkIn = scan.way === 'walk-in'
  const insert = (outcome: ScanOutcome) =>
    trx
      .insertInto('checkIns')
      .values({
        _id,
        eventId: door.event._id,
        way,
        outcome,
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
    const isSecond = !isWalkIn && (await holdFirst(trx, scan.registrationId))
    const known = (isSecond ? await insert('double') : undefined) ?? (await readTaken(trx, _id))
    // Otherwise the first scan was undone meanwhile, and this one takes its place.
    if (known) return known
  }
}

async function takeAndUndo(
  trx: Trx,
  scan: Scan,
  door: Door,
  stamp: Parameters<typeof takeScan>[3],
) {
  const taken = await takeScan(trx, scan, door, stamp)
  if (!scan.isUndone) return taken
  const { event, ofOthers, admin, moment } = door
  const isUndone = await undoScan(trx, { _id: scan._id, event, ofOthers }, admin, moment)
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
export async function takeScans(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  { device, sentAt, after, scans }: ScanBatch,
  actor: Administrator,
): Promise<{ event: DoorEvent; taken: Taken[]; scans: KnownScan[]; now: string }> {
  const moment = now()
  const correct = clockOf(sentAt, moment)
  const { results: taken, ofOthers } = await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const ofOthers = await requireScans(trx, eventId, moment, actor)
    const held = scans.some(isMore) ? await holdSeats(trx, eventId) : undefined
    const door = {
      event: await readDoorEvent(trx, eventId, { deleted: true }),
      held,
      admin,
      ofOthers,
      moment,
    }
    const arrivedAt = moment.toISOString()
    const results: Taken[] = []
    for (const scan of inOrder(scans)) {
      const stamp = { scannedAt: correct(scan.scannedAt), arrivedAt, device, account: admin.name }
      results.push(await takeAndUndo(trx, scan, door, stamp))
    }
    return { results, ofOthers }
  })
  const from = new Date(Date.parse(after) - overlapMilliseconds).toISOString()
  return {
    event: await readDoorEvent(db, eventId, { deleted: true }),
    taken,
    scans: (await readScans(db, eventId, from)).filter(
      ({ account }) => ofOthers || account === actor.email,
    ),
    now: moment.toISOString(),
  }
}
