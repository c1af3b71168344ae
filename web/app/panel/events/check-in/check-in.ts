import {
  getRoster,
  type KnownScan,
  rosterNotNow,
  type Scan,
  type ScanOutcome,
  scansAtOnce,
  sendScans,
} from 'contract/events/check-in'
import { Refusal } from 'contract/platform/client'
import { call } from '#app/lib/call'
import type { Connection, DoorState } from './check-in-state'
import {
  deviceName,
  dropEvent,
  forgetEvent,
  isUnsent,
  type KnownEvent,
  keepEvent,
  keepOutcomes,
  keepScans,
  type OwnScan,
  readEvent,
  readOwnScans,
  readWaiting,
} from './device-store'

const connections: Record<number, Connection> = {
  401: 'signed out',
  403: 'not allowed',
  404: 'gone',
}

/** Why nothing came back. Whatever else the server says, it is tried again. */
const connectionAfter = (error: unknown): Connection =>
  (error instanceof Refusal && connections[error.status]) || 'offline'

const merge = (known: readonly KnownScan[], news: readonly KnownScan[]): KnownScan[] => {
  const all = new Map([...known, ...news].map((scan) => [scan._id, scan]))
  return [...all.values()]
}

/** Takes the list of an event, so that its door works without a network from then on. Rejects with a `Refusal`. */
export async function takeRoster(eventId: string): Promise<KnownEvent> {
  const roster = await call(getRoster, { params: { _id: eventId } })
  const known = { eventId, roster, scans: roster.scans, after: roster.takenAt }
  await keepEvent(known)
  return known
}

const bodyOf = ({ eventId: _, outcome: __, ...scan }: OwnScan): Scan => scan

/** Hands over what waits of an event, and hears what happened elsewhere. Rejects with a `Refusal`; then nothing has changed here. */
async function exchange(eventId: string, waiting: readonly OwnScan[], after: string) {
  const batch = waiting.slice(0, scansAtOnce)
  const answer = await call(sendScans, {
    params: { _id: eventId },
    body: {
      device: deviceName(),
      sentAt: new Date().toISOString(),
      after,
      scans: batch.map(bodyOf),
    },
  })
  const outcomes = new Map<string, ScanOutcome>(
    answer.taken.map(({ _id, outcome }) => [_id, outcome]),
  )
  // First what waits no more: killed between the two, the rest is heard again.
  await keepOutcomes(outcomes)
  return { answer, outcomes }
}

type Answer = Awaited<ReturnType<typeof exchange>>['answer']

/** What is known of an event with what the server says. */
const withNews = (known: KnownEvent, { event, scans, now }: Answer): KnownEvent => ({
  ...known,
  roster: { ...known.roster, event },
  scans: merge(known.scans, scans),
  after: now,
})

const withOutcome = (outcomes: ReadonlyMap<string, ScanOutcome>) => (scan: OwnScan) => {
  const outcome = outcomes.get(scan._id)
  return outcome ? { ...scan, outcome } : scan
}

/** Hands over all that waits of an event. Rejects with a `Refusal`; then the rest waits on. */
async function sendAll(eventId: string, scans: readonly OwnScan[]): Promise<void> {
  for (let from = 0; from < scans.length; from += scansAtOnce)
    await exchange(eventId, scans.slice(from), new Date().toISOString())
}

/** Hands over what was scanned at events other than the one that is open. What is refused waits on, unless its event was deleted. */
export async function sendOthers(openEventId: string | undefined): Promise<void> {
  const waiting = await readWaiting()
  for (const eventId of new Set(waiting.map((scan) => scan.eventId))) {
    if (eventId === openEventId) continue
    const scans = waiting.filter((scan) => scan.eventId === eventId)
    await sendAll(eventId, scans).catch((error: unknown) =>
      connectionAfter(error) === 'gone' ? dropEvent(eventId) : undefined,
    )
  }
}

/** Whom to let in, how they were found, and whether they wait and take a place that stayed empty. */
export type LetIn = {
  registrationId: string
  way: Exclude<Scan['way'], 'walk-in'>
  takesSeat?: true
}

/** The door of an event on this device, as it was left; undefined where its list was never taken. */
export async function openDoor(eventId: string, onChange: (state: DoorState) => void) {
  const found = await readEvent(eventId)
  if (!found) return undefined
  let state: DoorState = { known: found, own: await readOwnScans(eventId), connection: 'online' }
  const set = (change: Partial<DoorState>) => {
    state = { ...state, ...change }
    onChange(state)
  }

  async function keep(scan: Scan): Promise<string> {
    const own = { ...scan, eventId }
    await keepScans([own])
    set({ own: [...state.own, own] })
    return own._id
  }

  async function exchangeOnce(): Promise<boolean> {
    const waiting = state.own.filter(isUnsent)
    const { answer, outcomes } = await exchange(eventId, waiting, state.known.after)
    // The list may have been taken anew meanwhile.
    const known = withNews(state.known, answer)
    await keepEvent(known)
    set({ known, own: state.own.map(withOutcome(outcomes)), connection: 'online' })
    return waiting.length > scansAtOnce
  }

  let running: Promise<void> | undefined
  async function send(): Promise<void> {
    try {
      while (await exchangeOnce());
      await sendOthers(eventId)
    } catch (error) {
      set({ connection: connectionAfter(error) })
    }
  }

  return {
    state: () => state,
    /** Gives the id of the scan. */
    letIn: ({ registrationId, way, takesSeat }: LetIn) =>
      keep({
        _id: crypto.randomUUID(),
        scannedAt: new Date().toISOString(),
        way,
        registrationId,
        ...(takesSeat && { takesSeat }),
      }),
    writeDown: (name: string, email: string) =>
      keep({
        _id: crypto.randomUUID(),
        scannedAt: new Date().toISOString(),
        way: 'walk-in',
        name,
        email,
      }),
    /** Takes back a scan of this device, wherever it has arrived meanwhile. */
    undo: async (scanId: string): Promise<void> => {
      const scan = state.own.find(({ _id }) => _id === scanId)
      if (!scan) return
      const undone = { ...scan, isUndone: true as const }
      await keepScans([undone])
      set({ own: state.own.map((one) => (one._id === scanId ? { ...one, isUndone: true } : one)) })
    },
    /** One exchange at a time; what is scanned meanwhile goes with the next. */
    sync: (): Promise<void> => {
      running ??= send().finally(() => {
        running = undefined
      })
      return running
    },
    /** Takes the list anew: who has registered or left since is known then. */
    refresh: async (): Promise<void> => {
      try {
        const known = await takeRoster(eventId)
        set({ known, connection: 'online' })
      } catch (error) {
        // Of an event that was moved the list is had no more, and what was scanned is still taken.
        if (!(error instanceof Refusal && error.message === rosterNotNow))
          set({ connection: connectionAfter(error) })
      }
    },
    forget: () => forgetEvent(eventId),
  }
}
export type OpenedDoor = NonNullable<Awaited<ReturnType<typeof openDoor>>>
