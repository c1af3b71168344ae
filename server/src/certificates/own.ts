import { noCertificate, type Pass } from 'contract/certificates'
import { registrationNotFound } from 'contract/registrations'
import { showCode } from 'contract/tickets'
import type { Reading } from '../content/entry.ts'
import type { Deps } from '../deps.ts'
import { forbidden, notFound } from '../errors.ts'
import { isToken } from '../http/tokens.ts'
import { hasBegun, isOff, readStanding } from '../registrations/event-standing.ts'
import type { Registration } from '../registrations/seats.ts'
import { byToken } from '../registrations/shown.ts'
import { readTicketKey } from '../tickets/ticket-key.ts'
import { ticketPicture } from '../tickets/ticket-picture.ts'
import { drawCertificates } from './draw-certificate.ts'
import { issue, readCameWith, whyNone, whyNot, wordsOf } from './issue.ts'

/** The registration of a mailed link. Rejects with 404. */
async function requireRegistration(db: Reading, token: string): Promise<Registration> {
  const row = isToken(token) ? await byToken(db, token) : undefined
  if (!row) throw notFound(registrationNotFound)
  return row
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The ticket of a registration, for as long as it lets somebody in: until a day after the event has begun. */
async function ticketOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { _id: registrationId, eventId, state }: Registration,
) {
  const event = state === 'registered' ? await readStanding(db, eventId) : undefined
  const yesterday = new Date(now().getTime() - dayMilliseconds)
  if (!event || isOff(event) || hasBegun(event, yesterday)) return undefined
  const key = await readTicketKey(db, now())
  return { code: key.code(registrationId), text: key.ticket({ eventId, registrationId }) }
}

/** What somebody has with a registration at this moment. Rejects with 404. */
export async function readPass(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<Pass> {
  const { db, now } = deps
  const row = await requireRegistration(db, token)
  const ticket = await ticketOf(deps, row)
  const came = await readCameWith(db, row.eventId, row._id)
  const why = (await whyNone(db, row.eventId, now())) ?? whyNot(came)
  const certificate = why ?? 'ready'
  return {
    ...(ticket && { code: showCode(ticket.code) }),
    ...(came && { cameAt: came.scannedAt }),
    // Who did not come, or has left, knows it.
    ...(came &&
      certificate !== 'none' &&
      certificate !== 'absent' &&
      certificate !== 'left' && { certificate }),
  }
}

/** The picture of a ticket (SVG). Rejects with 404 where there is none any more. */
export async function readTicketPicture(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<string> {
  const ticket = await ticketOf(deps, await requireRegistration(deps.db, token))
  if (!ticket) throw notFound(registrationNotFound)
  return ticketPicture(ticket.text)
}

/** The certificate of a registration as PDF, as event and registration stand at this moment. Rejects with 403 and why, or with 404. */
export async function drawOwn(
  { db, now, college, config }: Pick<Deps, 'db' | 'now' | 'college' | 'config'>,
  token: string,
): Promise<Buffer> {
  const row = await requireRegistration(db, token)
  const moment = now()
  const event = await readStanding(db, row.eventId)
  const came = await readCameWith(db, row.eventId, row._id)
  const why = (await whyNone(db, row.eventId, moment)) ?? whyNot(came)
  if (why) throw forbidden(noCertificate[why])
  if (!came || !event) throw notFound(registrationNotFound)
  const certificate = await issue(db, event, came, moment)
  return drawCertificates([await wordsOf(db, certificate, config.publicUrl)], await college())
}
