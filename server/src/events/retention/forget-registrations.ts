import type { Trx } from '../../platform/db/schema.ts'
import {
  forgetCertificatesOf,
  forgetCertificatesOfStudent,
} from '../certificates/forget-certificates.ts'
import { forgetWalkIn, walkInsOf } from '../check-in/forget-walk-ins.ts'
import { type EventDetails, hasStarted } from '../details/event-status.ts'
import { leave } from '../registrations/leave.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { isInForce } from '../registrations/seats.ts'

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

/** Anonymises registrations and drops their queued emails. The rows stay, so that totals remain right. */
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

/** In a fixed order, so that two transactions never deadlock. */
async function eventsOf(trx: Trx, who: Who): Promise<string[]> {
  const registered = await registrationsOf(trx, who).select('eventId').execute()
  const came =
    who.emailKey === null ? [] : await walkInsOf(trx, who.emailKey).select('eventId').execute()
  return [...new Set([...registered, ...came].map(({ eventId }) => eventId))].toSorted()
}

const isAhead = (event: EventDetails, now: Date) =>
  event.state === 'postponed' || !hasStarted(event, now)

/** Ends and anonymises everything events know about a student; seats at coming events go to the next person. */
export async function forgetStudent(trx: Trx, who: Who, now: Date): Promise<void> {
  const ids: string[] = []
  for (const eventId of await eventsOf(trx, who)) {
    const locked = await lockScans(trx, eventId)
    // Read under the lock: until then somebody may have confirmed and taken a seat.
    const rows = await registrationsOf(trx, who)
      .select(['_id', 'state'])
      .where('eventId', '=', eventId)
      .execute()
    for (const { _id, state } of rows) {
      ids.push(_id)
      if (locked && isInForce(state) && isAhead(locked.event, now))
        await leave(trx, locked, _id, { state: 'left' }, now)
    }
  }
  await forget(trx, ids)
  if (who.emailKey !== null) await forgetWalkIn(trx, who.emailKey)
  await forgetCertificatesOfStudent(trx, who)
}
