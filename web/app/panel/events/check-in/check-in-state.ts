import type { AttendanceCounts, KnownScan, RosterEntry } from 'contract/events/check-in'
import { foldName } from 'contract/platform/fold-text'
import { deviceName, isUnsent, type KnownEvent, type OwnScan } from './device-store'

/** Whether what is scanned here reaches the server, and else why not. */
export type Connection = 'online' | 'offline' | 'signed out' | 'not allowed' | 'gone'

/** All that a door shows: what the server told last, and what was scanned here since. */
export type DoorState = {
  known: KnownEvent
  own: OwnScan[]
  connection: Connection
}

/** When and where somebody was let in. */
export type Seen = Pick<KnownScan, 'scannedAt' | 'device'>

/** Whether it was let in here, as far as this device knows, and not taken back. */
const isMade = ({ outcome, isUndone }: OwnScan) =>
  !isUndone && (outcome === undefined || outcome === 'in')
/** Whether it counts here, and the server does not know of it. */
const isWaiting = (scan: OwnScan) => isMade(scan) && isUnsent(scan)
/** Whether the server counts it, and does not know yet that it was taken back. */
const isTakenBack = ({ outcome, isUndone }: OwnScan) => isUndone === true && outcome === 'in'
const registrationOf = (scan: OwnScan) => (scan.way === 'walk-in' ? undefined : scan.registrationId)

/** Who was first let in with a registration: as the server says, or here, where it does not know yet. */
export function firstOf({ known, own }: DoorState, registrationId: string): Seen | undefined {
  const back = new Set(own.filter(isTakenBack).map(({ _id }) => _id))
  const told = known.scans.find(
    (scan) =>
      scan.registrationId === registrationId && scan.outcome === 'in' && !back.has(scan._id),
  )
  if (told) return told
  const here = own.find((scan) => isWaiting(scan) && registrationOf(scan) === registrationId)
  return here && { scannedAt: here.scannedAt, device: deviceName() }
}

/** The scan by which somebody was let in on this device, which it can take back. */
export const ownScanOf = ({ own }: DoorState, registrationId: string): string | undefined =>
  own.find((scan) => isMade(scan) && registrationOf(scan) === registrationId)?._id

/** How many came, with those who are not sent yet. */
export function countsOf({ known, own }: DoorState): AttendanceCounts {
  const { counts } = known.roster.event
  const [more, less] = [own.filter(isWaiting), own.filter(isTakenBack)]
  const walkInsOf = (scans: OwnScan[]) => scans.filter(({ way }) => way === 'walk-in').length
  return {
    ...counts,
    came: counts.came + more.length - less.length,
    walkIns: counts.walkIns + walkInsOf(more) - walkInsOf(less),
  }
}

/** Whether who waits may be let in: the event allows it, and fewer came than there are places, as far as this device knows. */
export function hasRoom(state: DoorState): boolean {
  const { takesWaiting, capacity = 0 } = state.known.roster.event
  return takesWaiting && countsOf(state).came < capacity
}

/** How many nobody has acknowledged yet. */
export const waitingIn = ({ own }: DoorState): number => own.filter(isUnsent).length

/** Something to look at: a ticket that was let in twice, or one that is not good any more. */
export type Finding = {
  scan: KnownScan
  person: RosterEntry | undefined
  /** Of a double. */
  first: Seen | undefined
}

/** What the server found wrong with what was let in anywhere, the newest first. */
export function findingsOf(state: DoorState): Finding[] {
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

/** Who is meant by a part of a name, in the order of the list; at most so many. */
export function findPeople({ known }: DoorState, typed: string, most = 8): RosterEntry[] {
  const words = foldName(typed).trim().split(/\s+/)
  if (words.join('').length < 2) return []
  return known.roster.people
    .filter(({ name }) => words.every((word) => foldName(name).includes(word)))
    .slice(0, most)
}
