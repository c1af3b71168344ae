import {
  type KnownScan,
  type Roster,
  type Scan,
  type ScanStatus,
  scanBatch,
  scansWaitCookie,
} from 'contract/events/check-in'
import { daySeconds } from 'contract/platform/durations'
import { type DBSchema, openDB } from 'idb'

/** Without a `status`, the server hasn't acknowledged it. */
export type OwnScan = Scan & { eventId: string; outcome?: ScanStatus }

/** A new scan or a new undo. */
export const isUnsent = ({ outcome, isUndone }: OwnScan): boolean =>
  outcome === undefined || (isUndone === true && outcome !== 'undone')

export type KnownEvent = {
  eventId: string
  roster: Roster
  scans: KnownScan[]
  /** The server's time of the last response. */
  after: string
}

interface Tables extends DBSchema {
  events: { key: string; value: KnownEvent }
  scans: { key: string; value: OwnScan; indexes: { event: string } }
}

const open = () =>
  openDB<Tables>('check-in', 1, {
    upgrade: (db) => {
      db.createObjectStore('events', { keyPath: 'eventId' })
      db.createObjectStore('scans', { keyPath: '_id' }).createIndex('event', 'eventId')
    },
  })
let opened: ReturnType<typeof open> | undefined

/** Opened once; a failure is retried on the next call. */
function tables() {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

export const readEvents = async () => (await tables()).getAll('events')
export const readEvent = async (eventId: string) => (await tables()).get('events', eventId)
export const storeEvent = async (known: KnownEvent) => (await tables()).put('events', known)

export const readOwnScans = async (eventId: string) =>
  (await tables()).getAllFromIndex('scans', 'event', eventId)

/** A cookie that tells the server not to send `Clear-Site-Data` on logout while scans are unsent. */
function setUnsentCookie(isWaiting: boolean): void {
  const days = isWaiting ? 30 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API isn't in all browsers
  document.cookie = `${scansWaitCookie}=1; Path=/; SameSite=Strict; Max-Age=${days * daySeconds}`
}

/** Resolves once written to disk: only then may anyone be let in. */
export async function storeScans(scans: readonly OwnScan[]): Promise<void> {
  if (scans.some(isUnsent)) setUnsentCookie(true)
  const transaction = (await tables()).transaction('scans', 'readwrite', { durability: 'strict' })
  await Promise.all([...scans.map((scan) => transaction.store.put(scan)), transaction.done])
}

/** `rejectsUndo`: the scan was sent as undone, but another account made it, and check-in has closed. */
export type Acknowledgement = { outcome: ScanStatus; rejectsUndo: boolean }

/** Keeps a local undo made meanwhile, but none that was rejected, which would be sent forever. */
export function acknowledged(scan: OwnScan, { outcome, rejectsUndo }: Acknowledgement): OwnScan {
  const { isUndone: _, ...counted } = scan
  return rejectsUndo ? { ...counted, outcome } : { ...scan, outcome }
}

export async function storeAcknowledgements(
  acknowledgements: ReadonlyMap<string, Acknowledgement>,
): Promise<void> {
  const transaction = (await tables()).transaction('scans', 'readwrite', { durability: 'strict' })
  for (const [_id, acknowledgement] of acknowledgements) {
    const scan = await transaction.store.get(_id)
    if (scan) await transaction.store.put(acknowledged(scan, acknowledgement))
  }
  await transaction.done
}

export async function readUnsentScans(): Promise<OwnScan[]> {
  const all = await (await tables()).getAll('scans')
  const waiting = all.filter(isUnsent)
  setUnsentCookie(waiting.length > 0)
  return waiting
}

/** Unsent scans stay. */
export async function forgetEvent(eventId: string): Promise<void> {
  const transaction = (await tables()).transaction(['events', 'scans'], 'readwrite')
  const scans = transaction.objectStore('scans')
  const sent = (await scans.index('event').getAll(eventId)).filter((scan) => !isUnsent(scan))
  await Promise.all([
    transaction.objectStore('events').delete(eventId),
    ...sent.map(({ _id }) => scans.delete(_id)),
    transaction.done,
  ])
}

/** Including unsent scans: the server would reject them. */
export async function dropEvent(eventId: string): Promise<void> {
  const transaction = (await tables()).transaction(['events', 'scans'], 'readwrite')
  const scans = transaction.objectStore('scans')
  const keys = await scans.index('event').getAllKeys(eventId)
  await Promise.all([
    transaction.objectStore('events').delete(eventId),
    ...keys.map((key) => scans.delete(key)),
    transaction.done,
  ])
}

const deviceKey = 'check-in-device'
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ'

/** `Phone KQ` until somebody changes it. With a name that the server rejects, no scan could be sent. */
export function ownDeviceName(): string {
  const { data: known } = scanBatch.shape.device.safeParse(localStorage.getItem(deviceKey))
  if (known) return known
  const picked = [...crypto.getRandomValues(new Uint8Array(2))].map(
    (value) => letters[value % letters.length],
  )
  const name = `Phone ${picked.join('')}`
  localStorage.setItem(deviceKey, name)
  return name
}
export const nameDevice = (name: string) => localStorage.setItem(deviceKey, name)
