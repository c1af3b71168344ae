import { forgetCertificates } from '../certificates/forget-certificates.ts'
import { hasBegun } from './event-standing.ts'
import { leave } from './leave.ts'
import { holdSeats, isInForce, type Trx } from './seats.ts'

/** What is left of somebody's registration when it is forgotten: that there was one. */
const nobody = {
  studentId: null,
  email: null,
  emailKey: null,
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
  await forgetCertificates(trx, ids)
  await trx.updateTable('registrations').set(nobody).where('_id', 'in', ids).execute()
}

/**
 * Ends and forgets all registrations of a student who leaves the site; each seat of an event that is still to come is offered
 * to the next. Events are held in one order, so that two never wait for one another.
 */
export async function forgetStudent(
  trx: Trx,
  { studentId, emailKey }: { studentId: string; emailKey: string | null },
  moment: Date,
): Promise<void> {
  const rows = await trx
    .selectFrom('registrations')
    .innerJoin('events', 'events._id', 'registrations.eventId')
    .select(['registrations._id', 'eventId', 'registrations.state'])
    .select(['date', 'events.state as becomes'])
    .where(({ or, eb }) =>
      or([
        eb('studentId', '=', studentId),
        ...(emailKey === null ? [] : [eb('emailKey', '=', emailKey)]),
      ]),
    )
    .orderBy('eventId')
    .execute()
  const isAhead = ({ state, date, becomes }: (typeof rows)[number]) =>
    isInForce(state) && (becomes === 'postponed' || !hasBegun({ date }, moment))
  for (const { _id, eventId } of rows.filter(isAhead)) {
    const held = await holdSeats(trx, eventId)
    if (held) await leave(trx, held, _id, { state: 'left' }, moment)
  }
  await forget(
    trx,
    rows.map(({ _id }) => _id),
  )
}
