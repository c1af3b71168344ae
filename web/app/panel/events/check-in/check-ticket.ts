import { verifyAsync } from '@noble/ed25519'
import type { RosterEntry } from 'contract/events/check-in'
import { readTicket, readTicketCode, signedBytes, type TicketClaim } from 'contract/events/tickets'
import type { LetIn } from './check-in'
import {
  attributedScanOf,
  type CheckInState,
  firstOf,
  hasCapacity,
  ownScanOf,
  type SeenScan,
} from './check-in-state'

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** `forged` if the signature is wrong; undefined if it isn't a ticket. */
async function verifyTicket(
  text: string,
  publicKey: string,
): Promise<TicketClaim | 'forged' | undefined> {
  const read = readTicket(text)
  if (!read) return undefined
  const { signature, ...claim } = read
  const isOurs = await verifyAsync(signature, signedBytes(claim), bytesOf(publicKey))
  return isOurs ? claim : 'forged'
}

/** Only `in` and `written` are let in; `attributed`: they turned out to be registered. */
export type TicketStatusResult =
  | ({ kind: 'in'; person?: RosterEntry } & LetIn)
  | { kind: 'written'; name: string }
  | { kind: 'attributed'; person: RosterEntry | undefined }
  /** `scanId` if scanned on this device. */
  | { kind: 'double'; person: RosterEntry | undefined; first: SeenScan; scanId?: string }
  /** `entry` if an empty seat may be used. */
  | { kind: 'waiting'; person: RosterEntry; entry?: LetIn }
  | { kind: 'left'; person: RosterEntry }
  | { kind: 'undone'; name: string | undefined }
  | { kind: 'other event' | 'forged' | 'no ticket' | 'no code' | 'no name' }

/** The status of a walk-in once the server has recognised the email address of a registered person. */
export function recognised(
  state: CheckInState,
  status: TicketStatusResult,
  scanId: string | undefined,
): TicketStatusResult {
  const scan = status.kind === 'written' && scanId ? attributedScanOf(state, scanId) : undefined
  if (!scan) return status
  const person = state.known.roster.people.find(({ _id }) => _id === scan.registrationId)
  const first = scan.outcome === 'double' && firstOf(state, scan.registrationId ?? '')
  return first ? { kind: 'double', person, first } : { kind: 'attributed', person }
}

function ofRegistration(
  state: CheckInState,
  registrationId: string,
  way: LetIn['way'],
): TicketStatusResult {
  const person = state.known.roster.people.find(({ _id }) => _id === registrationId)
  const first = firstOf(state, registrationId)
  if (first) {
    const scanId = ownScanOf(state, registrationId)
    return { kind: 'double', person, first, ...(scanId && { scanId }) }
  }
  if (person?.state === 'waiting') {
    const entry = { registrationId, way, takesSeat: true as const }
    return { kind: 'waiting', person, ...(hasCapacity(state) && { entry }) }
  }
  if (person?.state === 'left') return { kind: 'left', person }
  // A valid ticket missing from the list was issued after it was loaded.
  return { kind: 'in', way, registrationId, ...(person && { person }) }
}

export async function checkTicket(state: CheckInState, text: string): Promise<TicketStatusResult> {
  const { eventId, roster } = state.known
  const claim = await verifyTicket(text.trim(), roster.publicKey)
  if (!claim) return { kind: 'no ticket' }
  if (claim === 'forged') return { kind: 'forged' }
  if (claim.eventId !== eventId) return { kind: 'other event' }
  return ofRegistration(state, claim.registrationId, 'camera')
}

/** Unlike a code, a name has no digits. */
export const isName = (typed: string) => /^[^\d]{2,100}$/u.test(typed.trim())

/** A short code, or a whole ticket from a scanner that acts as a keyboard. */
export async function checkTypedCode(
  state: CheckInState,
  typed: string,
): Promise<TicketStatusResult> {
  // Eight letters can be both.
  const unknown = { kind: isName(typed) && !typed.includes('-') ? 'no name' : 'no code' } as const
  const code = readTicketCode(typed)
  if (!code) {
    const result = await checkTicket(state, typed)
    return result.kind === 'no ticket' ? unknown : result
  }
  const person = state.known.roster.people.find((entry) => entry.code === code)
  return person ? ofRegistration(state, person._id, 'code') : unknown
}

export const checkPerson = (state: CheckInState, { _id }: RosterEntry): TicketStatusResult =>
  ofRegistration(state, _id, 'name')
