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

const connectionAfter = (error: unknown): Connection =>
  (error instanceof Refusal && connections[error.status]) || 'offline'

const merge = (known: readonly KnownScan[], news: readonly KnownScan[]): KnownScan[] => {
  const all = new Map([...known, ...news].map((scan) => [scan._id, scan]))
  return [...all.values()]
}

/** From then on check-in works offline. */
export async function takeRoster(eventId: string): Promise<KnownEvent> {
  const roster = await call(getRoster, { params: { _id: eventId } })
  const known = { eventId, roster, scans: roster.scans, after: roster.takenAt }
  await keepEvent(known)
  return known
}

const bodyOf = ({ eventId: _, outcome: __, ...scan }: OwnScan): Scan => scan

/** Rejects with `Refusal` and changes nothing then. */
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
  // Acknowledged scans first: if the browser is killed in between, the rest is fetched again.
  await keepOutcomes(outcomes)
  return { answer, outcomes }
}

type Answer = Awaited<ReturnType<typeof exchange>>['answer']

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

/** Rejects with `Refusal`; unsent scans stay. */
async function sendAll(eventId: string, scans: readonly OwnScan[]): Promise<void> {
  for (let from = 0; from < scans.length; from += scansAtOnce)
    await exchange(eventId, scans.slice(from), new Date().toISOString())
}

/** Rejected scans stay, unless their event was deleted. */
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

export type LetIn = {
  registrationId: string
  way: Exclude<Scan['way'], 'walk-in'>
  takesSeat?: true
}

/** Undefined if the guest list was never loaded on this device. */
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
    // The list may have been reloaded during the request.
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
    /** Also works after the scan was sent. */
    undo: async (scanId: string): Promise<void> => {
      const scan = state.own.find(({ _id }) => _id === scanId)
      if (!scan) return
      const undone = { ...scan, isUndone: true as const }
      await keepScans([undone])
      set({ own: state.own.map((one) => (one._id === scanId ? { ...one, isUndone: true } : one)) })
    },
    /** One request at a time; later scans go with the next. */
    sync: (): Promise<void> => {
      running ??= send().finally(() => {
        running = undefined
      })
      return running
    },
    refresh: async (): Promise<void> => {
      try {
        const known = await takeRoster(eventId)
        set({ known, connection: 'online' })
      } catch (error) {
        // A rescheduled event has no list, but its scans are still accepted.
        if (!(error instanceof Refusal && error.message === rosterNotNow))
          set({ connection: connectionAfter(error) })
      }
    },
    forget: () => forgetEvent(eventId),
  }
}
export type OpenedDoor = NonNullable<Awaited<ReturnType<typeof openDoor>>>
