import {
  forgetCertificatesOf,
  forgetCertificatesOfStudent,
} from '../certificates/forget-certificates.ts'
import { forgetWalkIn, walkInsOf } from '../check-in/forget-walk-ins.ts'
import { type EventStanding, hasBegun } from './event-status.ts'
import { leave } from './leave.ts'
import { holdSeats, isInForce, type Trx } from './seats.ts'

/** What is left of somebody's registration when it is forgotten: that there was one. */
const nobody = {
  studentId: null,
  email: null,
  emailKey: null,
  mailbox: null,
  name: null,
  answers: '[]',
  consent: null,
  reason: null,
  token: null,
}

/** Takes the person out of registrations, with the mails that wait for them. The rows stay, so that numbers stay true. */
export async function forget(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('mails').where('registrationId', 'in', ids).execute()
  await forgetCertificatesOf(trx, ids)
  await trx.updateTable('registrations').set(nobody).where('_id', 'in', ids).execute()
}

type Who = { studentId: string; emailKey: string | null }

const registrationsOf = (trx: Trx, { studentId, emailKey }: Who) =>
  trx
    .selectFrom('registrations')
    .where(({ or, eb }) => or([eb('studentId', '=', studentId), eb('emailKey', '=', emailKey)]))

/** The events that know a student, in one order for all, so that two who hold them never wait for one another. */
async function eventsOf(trx: Trx, who: Who): Promise<string[]> {
  const registered = await registrationsOf(trx, who).select('eventId').execute()
  const came =
    who.emailKey === null ? [] : await walkInsOf(trx, who.emailKey).select('eventId').execute()
  return [...new Set([...registered, ...came].map(({ eventId }) => eventId))].toSorted()
}

/** Whether a seat of it can still be given to somebody else. */
const isAhead = (event: EventStanding, moment: Date) =>
  event.state === 'postponed' || !hasBegun(event, moment)

/**
 * Ends and forgets all that events know of a student who leaves the site; each seat of one that is still to come is offered to
 * the next.
 */
export async function forgetStudent(trx: Trx, who: Who, moment: Date): Promise<void> {
  const ids: string[] = []
  for (const eventId of await eventsOf(trx, who)) {
    const held = await holdSeats(trx, eventId)
    // Read while the seats are held: until then somebody may have confirmed, and have a seat.
    const rows = await registrationsOf(trx, who)
      .select(['_id', 'state'])
      .where('eventId', '=', eventId)
      .execute()
    for (const { _id, state } of rows) {
      ids.push(_id)
      if (held && isInForce(state) && isAhead(held.event, moment))
        await leave(trx, held, _id, { state: 'left' }, moment)
    }
  }
  await forget(trx, ids)
  if (who.emailKey !== null) await forgetWalkIn(trx, who.emailKey)
  await forgetCertificatesOfStudent(trx, who)
}
