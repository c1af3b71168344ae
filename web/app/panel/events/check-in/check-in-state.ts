import type { AttendanceCounts, KnownScan, RosterEntry } from 'contract/events/check-in'
import { foldName } from 'contract/platform/fold-text'
import { isUnsent, type KnownEvent, type OwnScan, ownDeviceName } from './device-store'

export type Connection = 'online' | 'offline' | 'signed out' | 'not allowed' | 'gone'

export type CheckInState = {
  known: KnownEvent
  own: OwnScan[]
  connection: Connection
}

export type SeenScan = Pick<KnownScan, 'scannedAt' | 'device'>

const isMade = ({ outcome, isUndone }: OwnScan) =>
  !isUndone && (outcome === undefined || outcome === 'in')
/** Counted here, but not yet by the server. */
const isWaiting = (scan: OwnScan) => isMade(scan) && isUnsent(scan)
/** Undone here, but still counted by the server. */
const isTakenBack = ({ outcome, isUndone }: OwnScan) => isUndone === true && outcome === 'in'
const registrationOf = (scan: OwnScan) => (scan.way === 'walk-in' ? undefined : scan.registrationId)

/** Of a scan that the server knows: a walk-in may be a registered person, by the email address. */
export const attributedScanOf = ({ known }: CheckInState, scanId: string): KnownScan | undefined =>
  known.scans.find(({ _id, registrationId }) => _id === scanId && registrationId !== undefined)

/** The server's record wins over an unsent local one. */
export function firstOf(
  { known, own }: CheckInState,
  registrationId: string,
): SeenScan | undefined {
  const back = new Set(own.filter(isTakenBack).map(({ _id }) => _id))
  const arrival = known.scans.find(
    (scan) =>
      scan.registrationId === registrationId && scan.outcome === 'in' && !back.has(scan._id),
  )
  if (arrival) return arrival
  const here = own.find((scan) => isWaiting(scan) && registrationOf(scan) === registrationId)
  return here && { scannedAt: here.scannedAt, device: ownDeviceName() }
}

export const ownScanOf = ({ own }: CheckInState, registrationId: string): string | undefined =>
  own.find((scan) => isMade(scan) && registrationOf(scan) === registrationId)?._id

/** Includes unsent scans. */
export function attendanceCountsOf(state: CheckInState): AttendanceCounts {
  const { known, own } = state
  const { counts } = known.roster.event
  const [more, less] = [own.filter(isWaiting), own.filter(isTakenBack)]
  const walkInsOf = (scans: OwnScan[]) =>
    scans.filter(({ _id, way }) => way === 'walk-in' && !attributedScanOf(state, _id)).length
  return {
    ...counts,
    came: counts.came + more.length - less.length,
    walkIns: counts.walkIns + walkInsOf(more) - walkInsOf(less),
  }
}

/** As far as this device knows. */
export function hasCapacity(state: CheckInState): boolean {
  const { takesWaiting, capacity = 0 } = state.known.roster.event
  return takesWaiting && attendanceCountsOf(state).came < capacity
}

/** Also with walk-ins, who are let in all the same. */
export function isFull(state: CheckInState): boolean {
  const { capacity } = state.known.roster.event
  return capacity !== undefined && attendanceCountsOf(state).came >= capacity
}

/** On this device. */
export const isWalkInNamed = ({ own }: CheckInState, name: string): boolean =>
  own.some(
    (scan) => isMade(scan) && scan.way === 'walk-in' && foldName(scan.name) === foldName(name),
  )

export const waitingIn = ({ own }: CheckInState): number => own.filter(isUnsent).length

export type ScanAnomaly = {
  scan: KnownScan
  person: RosterEntry | undefined
  first: SeenScan | undefined
}

export function anomaliesOf(state: CheckInState): ScanAnomaly[] {
  const { known } = state
  return known.scans
    .filter(({ outcome }) => outcome !== 'in' && outcome !== 'undone')
    .map((scan) => ({
      scan,
      person: known.roster.people.find(({ _id }) => _id === scan.registrationId),
      first:
        scan.outcome === 'double' && scan.registrationId
          ? firstOf(state, scan.registrationId)
          : undefined,
    }))
    .toReversed()
}

export function findPeople({ known }: CheckInState, typed: string): RosterEntry[] {
  const words = foldName(typed).trim().split(/\s+/)
  if (words.join('').length < 2) return []
  return known.roster.people
    .filter(({ name }) => words.every((word) => foldName(name).includes(word)))
    .slice(0, 8)
}
