import type { CheckInEvent, KnownScan, Scan, ScanBatch, ScanStatus } from 'contract/events/check-in'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { giveSeat } from '../registrations/assign-seat.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { findRegistrationWith } from '../registrations/registered-walk-ins.ts'
import type { LockedSeats } from '../registrations/seats.ts'
import { readCheckInEvent, readScans } from './check-in-events.ts'
import { lockFirstScan } from './lock-first-scan.ts'
import { requireScans } from './roster.ts'
import { undoScan } from './undo.ts'

type StoredScan = { _id: string; outcome: ScanStatus }

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
  /** Set only if a scan of this batch gives a seat, is undone, or is a walk-in with an address. */
  lockedSeats: LockedSeats | undefined
  admin: Parameters<typeof undoScan>[2]
  includesOthers: boolean
  now: Date
}

/** Fewer people are inside than there are seats. */
async function hasRoom(trx: Trx, { _id, capacity = 0 }: CheckInEvent): Promise<boolean> {
  const { came } = await trx
    .selectFrom('checkIns')
    .select(({ fn }) => fn.countAll().as('came'))
    .where('eventId', '=', _id)
    .where('outcome', '=', 'in')
    .executeTakeFirstOrThrow()
  return Number(came) < capacity
}

/** `registrationId`: for a walk-in, that of the person with this email address. */
type AttributedScan = { scan: Scan; registrationId: string | undefined }

async function statusOf(
  trx: Trx,
  { event, lockedSeats, now }: CheckIn,
  { scan, registrationId }: AttributedScan,
): Promise<ScanStatus> {
  // Never rejected: people let in while offline are already inside.
  if (registrationId === undefined) return event.takesWalkIns ? 'in' : 'invalid'
  const row = await trx
    .selectFrom('registrations')
    .select(['_id', 'state', 'email'])
    .where('_id', '=', registrationId)
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  if (!row) return 'unknown'
  if (row.state === 'registered') return 'in'
  if (scan.way === 'walk-in' || !scan.takesSeat || !event.takesWaiting || !lockedSeats)
    return 'invalid'
  if (!(await hasRoom(trx, event))) return 'invalid'
  return (await giveSeat(trx, lockedSeats, row, now)) ? 'in' : 'invalid'
}

/** Their first scan counts, as for a registration. */
const isWalkInWith = async (
  trx: Trx,
  { _id, eventId, emailKey: key }: { _id: string; eventId: string; emailKey: string },
): Promise<boolean> =>
  (await trx
    .selectFrom('checkIns')
    .select('_id')
    .where('eventId', '=', eventId)
    .where('emailKey', '=', key)
    .where('outcome', '=', 'in')
    .where('_id', '!=', _id)
    .limit(1)
    .executeTakeFirst()) !== undefined

const readStoredScan = (trx: Trx, _id: string): Promise<StoredScan | undefined> =>
  trx.selectFrom('checkIns').select(['_id', 'outcome']).where('_id', '=', _id).executeTakeFirst()

/**
 * Stores a scan once. The first to arrive for a registration counts, on all nodes, as a unique index enforces; it stays
 * the first whatever arrives later.
 */
async function recordScan(
  trx: Trx,
  attributed: AttributedScan,
  checkIn: CheckIn,
  stamp: { scannedAt: string; arrivedAt: string; device: string; account: string },
): Promise<StoredScan> {
  const { scan, registrationId } = attributed
  const { _id, way } = scan
  const given = await statusOf(trx, checkIn, attributed)
  const { _id: eventId } = checkIn.event
  const written = scan.way === 'walk-in' && registrationId === undefined ? scan : undefined
  const email = written?.email || null
  const key = email && emailKey(email)
  const isKnown = key !== null && (await isWalkInWith(trx, { _id, eventId, emailKey: key }))
  const worth = given === 'in' && isKnown ? 'double' : given
  const insert = (status: ScanStatus) =>
    trx
      .insertInto('checkIns')
      .values({
        _id,
        eventId,
        way,
        outcome: status,
        // Nothing can be attributed to an unknown registration.
        registrationId: worth === 'unknown' ? null : (registrationId ?? null),
        name: written?.name ?? null,
        email,
        emailKey: key,
        ...stamp,
      })
      .onConflict((row) => row.doNothing())
      .returning(['_id', 'outcome'])
      .executeTakeFirst()
  for (;;) {
    const taken = await insert(worth)
    if (taken) return taken
    const isSecond = registrationId !== undefined && (await lockFirstScan(trx, registrationId))
    const known =
      (isSecond ? await insert('double') : undefined) ?? (await readStoredScan(trx, _id))
    // Otherwise the first scan was undone meanwhile, and this one takes its place.
    if (known) return known
  }
}

async function recordAndUndo(
  trx: Trx,
  attributed: AttributedScan,
  checkIn: CheckIn,
  stamp: Parameters<typeof recordScan>[3],
) {
  const { scan } = attributed
  const taken = await recordScan(trx, attributed, checkIn, stamp)
  if (!scan.isUndone) return taken
  const { event, includesOthers, admin, now } = checkIn
  const isUndone = await undoScan(trx, { _id: scan._id, event, includesOthers }, admin, now)
  return isUndone ? { ...taken, outcome: 'undone' as const } : taken
}

/** Tickets lock only their own registrations, so that several doors don’t wait for each other. */
const needsLock = (scan: Scan) =>
  scan.isUndone || (scan.way === 'walk-in' ? Boolean(scan.email) : scan.takesSeat)

/** In a fixed order, so that two devices sending the same scans never deadlock. */
async function attribute(
  trx: Trx,
  eventId: string,
  scans: readonly Scan[],
): Promise<AttributedScan[]> {
  const registrationOf = await findRegistrationWith(
    trx,
    eventId,
    scans.flatMap((scan) => (scan.way === 'walk-in' && scan.email ? [emailKey(scan.email)] : [])),
  )
  const keyOf = ({ scan, registrationId }: AttributedScan) => registrationId ?? scan._id
  return scans
    .map((scan) => ({
      scan,
      registrationId:
        scan.way === 'walk-in' ? registrationOf(emailKey(scan.email ?? '')) : scan.registrationId,
    }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
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
): Promise<{ event: CheckInEvent; taken: StoredScan[]; scans: KnownScan[]; now: string }> {
  const timestamp = now()
  const correct = clockOf(sentAt, timestamp)
  const { results: taken, includesOthers } = await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const includesOthers = await requireScans(trx, eventId, timestamp, actor)
    const locked = scans.some(needsLock) ? await lockScans(trx, eventId) : undefined
    const arrivedAt = timestamp.toISOString()
    const checkIn = {
      event: await readCheckInEvent(trx, eventId, { deleted: true }),
      lockedSeats: locked,
      admin,
      includesOthers,
      now: timestamp,
    }
    const results: StoredScan[] = []
    for (const one of await attribute(trx, eventId, scans)) {
      const scannedAt = correct(one.scan.scannedAt)
      const stamp = { scannedAt, arrivedAt, device, account: admin.name }
      results.push(await recordAndUndo(trx, one, checkIn, stamp))
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
