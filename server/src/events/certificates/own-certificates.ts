import { noCertificate, type Pass } from 'contract/events/certificates'
import { registrationNotFound } from 'contract/events/registrations'
import { formatCode } from 'contract/events/tickets'
import { minuteSeconds } from 'contract/platform/durations'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { fairQueue } from '../../platform/queues/fair-queue.ts'
import { isToken } from '../../platform/tokens.ts'
import { readEventStatus } from '../details/event-status.ts'
import { findRegistrationByToken } from '../registrations/public-view.ts'
import { lockSeats, type Registration } from '../registrations/seats.ts'
import { ticketOf } from '../tickets/ticket-of.ts'
import { ticketPicture } from '../tickets/ticket-picture.ts'
import {
  certificateError,
  certificateTextsOf,
  issue,
  readAttendeeOfRegistration,
  reasonForNoCertificates,
} from './issue.ts'
import { renderCertificates } from './render-certificate.ts'

async function requireRegistration(db: DbOrTrx, token: string): Promise<Registration> {
  const row = isToken(token) ? await findRegistrationByToken(db, token) : undefined
  if (!row) throw notFound(registrationNotFound)
  return row
}

export async function passOf(deps: Pick<PlatformDeps, 'db' | 'now'>, token: string): Promise<Pass> {
  const { db, now } = deps
  const row = isToken(token) ? await findRegistrationByToken(db, token) : undefined
  if (!row) return {}
  const ticket = await ticketOf(deps, row)
  const attendee = await readAttendeeOfRegistration(db, row.eventId, row._id)
  const reason =
    (await reasonForNoCertificates(db, row.eventId, now())) ?? certificateError(attendee)
  const certificate = reason ?? 'ready'
  return {
    ...(ticket && { code: formatCode(ticket.code) }),
    ...(attendee && { cameAt: attendee.scannedAt }),
    ...(attendee &&
      certificate !== 'none' &&
      certificate !== 'absent' &&
      certificate !== 'left' && { certificate }),
  }
}

export async function readTicketPicture(
  deps: Pick<PlatformDeps, 'db' | 'now'>,
  token: string,
): Promise<string> {
  const ticket = await ticketOf(deps, await requireRegistration(deps.db, token))
  if (!ticket) throw notFound(registrationNotFound)
  return ticketPicture(ticket.text)
}

/** Embedding fonts is expensive; people reload a page a few times. */
const drawings: Limit = { count: 10, seconds: 15 * minuteSeconds }
/** A whole class shares one network. */
const drawingsOfNetwork: Limit = { count: 600, seconds: 15 * minuteSeconds }

async function requireCame(db: DbOrTrx, { _id, eventId }: Registration, now: Date) {
  const event = await readEventStatus(db, eventId)
  const attendee = await readAttendeeOfRegistration(db, eventId, _id)
  const reason = (await reasonForNoCertificates(db, eventId, now)) ?? certificateError(attendee)
  if (reason) throw forbidden(noCertificate[reason])
  if (!attendee || !event) throw notFound(registrationNotFound)
  return { event, attendee }
}

/** Takes a tenth of a second of processor time: a class that downloads at once must not hold up everybody else. */
const inTurn = fairQueue({ atOnce: 1, waiting: 200, delayRejection: async () => undefined })

/** The certificate of a registration as PDF. Rejects with 403 and the reason, with 404, 429, or 503. */
export async function renderOwnCertificate(
  {
    db,
    now,
    attempts,
    college,
    config,
  }: Pick<PlatformDeps, 'db' | 'now' | 'attempts' | 'college' | 'config'>,
  token: string,
  network: string,
): Promise<Buffer> {
  const row = await requireRegistration(db, token)
  await attempts.take(
    [`certificate-of:${row._id}`, drawings],
    [`certificates:${network}`, drawingsOfNetwork],
  )
  return inTurn({ group: network, rank: () => 0 }, async () => {
    const timestamp = now()
    const [certificate] = await db.transaction().execute(async (trx) => {
      await lockSeats(trx, row.eventId)
      const { event, attendee } = await requireCame(trx, row, timestamp)
      return issue(trx, event, [attendee], timestamp)
    })
    if (!certificate) throw notFound(registrationNotFound)
    return renderCertificates([certificateTextsOf(certificate, config.publicUrl)], await college())
  })
}
