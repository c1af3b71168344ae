import {
  getRoster,
  type KnownScan,
  rosterNotNow,
  type Scan,
  scansAtOnce,
  sendScans,
} from 'contract/events/check-in'
import { ApiError } from 'contract/platform/client'
import { call } from '#app/lib/call'
import type { CheckInState, Connection } from './check-in-state'
import {
  type Acknowledgement,
  acknowledged,
  dropEvent,
  forgetEvent,
  isUnsent,
  type KnownEvent,
  type OwnScan,
  ownDeviceName,
  readEvent,
  readOwnScans,
  readUnsentScans,
  storeAcknowledgements,
  storeEvent,
  storeScans,
} from './device-store'

const connections: Record<number, Connection> = {
  401: 'signed out',
  403: 'not allowed',
  404: 'gone',
}

const connectionAfter = (error: unknown): Connection =>
  (error instanceof ApiError && connections[error.status]) || 'offline'

const merge = (known: readonly KnownScan[], news: readonly KnownScan[]): KnownScan[] => {
  const all = new Map([...known, ...news].map((scan) => [scan._id, scan]))
  return [...all.values()]
}

/** From then on check-in works offline. */
export async function storeRoster(eventId: string): Promise<KnownEvent> {
  const roster = await call(getRoster, { params: { _id: eventId } })
  const known = { eventId, roster, scans: roster.scans, after: roster.takenAt }
  await storeEvent(known)
  return known
}

const bodyOf = ({ eventId: _, outcome: __, ...scan }: OwnScan): Scan => scan

/** Rejects with `ApiError` and changes nothing then. */
async function exchange(eventId: string, waiting: readonly OwnScan[], after: string) {
  const batch = waiting.slice(0, scansAtOnce)
  const answer = await call(sendScans, {
    params: { _id: eventId },
    body: {
      device: ownDeviceName(),
      sentAt: new Date().toISOString(),
      after,
      scans: batch.map(bodyOf),
    },
  })
  const undone = new Set(batch.flatMap(({ _id, isUndone }) => (isUndone ? _id : [])))
  const acknowledgements = new Map<string, Acknowledgement>(
    answer.taken.map(({ _id, outcome }) => [
      _id,
      { outcome, rejectsUndo: outcome !== 'undone' && undone.has(_id) },
    ]),
  )
  // Acknowledged scans first: if the browser is killed in between, the rest is fetched again.
  await storeAcknowledgements(acknowledgements)
  return { answer, acknowledgements }
}

type Answer = Awaited<ReturnType<typeof exchange>>['answer']

const withNews = (known: KnownEvent, { event, scans, now }: Answer): KnownEvent => ({
  ...known,
  roster: { ...known.roster, event },
  scans: merge(known.scans, scans),
  after: now,
})

const acknowledgedBy = (all: ReadonlyMap<string, Acknowledgement>) => (scan: OwnScan) => {
  const acknowledgement = all.get(scan._id)
  return acknowledgement ? acknowledged(scan, acknowledgement) : scan
}

/** Rejects with `ApiError`; unsent scans stay. */
async function sendAll(eventId: string, scans: readonly OwnScan[]): Promise<void> {
  for (let from = 0; from < scans.length; from += scansAtOnce)
    await exchange(eventId, scans.slice(from), new Date().toISOString())
}

/** Rejected scans stay, unless their event was deleted. */
export async function sendRemainingScans(openEventId: string | undefined): Promise<void> {
  const waiting = await readUnsentScans()
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
export async function openCheckIn(eventId: string, onChange: (state: CheckInState) => void) {
  const result = await readEvent(eventId)
  if (!result) return undefined
  let state: CheckInState = {
    known: result,
    own: await readOwnScans(eventId),
    connection: 'online',
  }
  const set = (change: Partial<CheckInState>) => {
    state = { ...state, ...change }
    onChange(state)
  }

  async function store(scan: Scan): Promise<string> {
    const own = { ...scan, eventId }
    await storeScans([own])
    set({ own: [...state.own, own] })
    return own._id
  }

  async function exchangeOnce(): Promise<boolean> {
    const waiting = state.own.filter(isUnsent)
    const { answer, acknowledgements } = await exchange(eventId, waiting, state.known.after)
    // The list may have been reloaded during the request.
    const known = withNews(state.known, answer)
    await storeEvent(known)
    set({ known, own: state.own.map(acknowledgedBy(acknowledgements)), connection: 'online' })
    return waiting.length > scansAtOnce
  }

  let running: Promise<void> | undefined
  async function send(): Promise<void> {
    try {
      while (await exchangeOnce());
      await sendRemainingScans(eventId)
    } catch (error) {
      set({ connection: connectionAfter(error) })
    }
  }

  return {
    state: () => state,
    letIn: ({ registrationId, way, takesSeat }: LetIn) =>
      store({
        _id: crypto.randomUUID(),
        scannedAt: new Date().toISOString(),
        way,
        registrationId,
        ...(takesSeat && { takesSeat }),
      }),
    addWalkIn: (name: string, email: string) =>
      store({
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
      await storeScans([undone])
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
        const known = await storeRoster(eventId)
        set({ known, connection: 'online' })
      } catch (error) {
        // A rescheduled event has no list, but its scans are still accepted.
        if (!(error instanceof ApiError && error.message === rosterNotNow))
          set({ connection: connectionAfter(error) })
      }
    },
    forget: () => forgetEvent(eventId),
  }
}
export type OpenedCheckIn = NonNullable<Awaited<ReturnType<typeof openCheckIn>>>
