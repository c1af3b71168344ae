import { isDeepStrictEqual } from 'node:util'
import { college } from 'college/facts'
import { eventNotFound } from 'contract/events/events'
import {
  alreadyRegistered,
  registrationIsOver,
  type TermsForm,
  termsAreOthers,
} from 'contract/events/registration-office'
import type { Terms } from 'contract/events/registrations'
import { toInstant } from 'contract/platform/zoned-time'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { onEvent } from './act.ts'
import { enter } from './enter.ts'
import type { EventStanding } from './event-status.ts'
import { settle } from './expire-and-promote.ts'
import { giveSeat } from './give-seat.ts'
import { findHeld, leave } from './leave.ts'
import { requireEvent } from './office.ts'
import { heldFault } from './rejections.ts'
import { type Held, holdSeats, type Trx } from './seats.ts'
import { termsOf } from './terms.ts'

type Deps = { db: Db; changes: Changes; mail: Pick<Mail, 'wake'>; now: () => Date }

const closesBeforeOpening = 'Registration must close after it opens'

const toColumns = (form: TermsForm) => {
  const at = (wall: string | undefined) => (wall ? toInstant(wall, college.timeZone) : null)
  const [opensAt, closesAt] = [at(form.opensAt), at(form.closesAt)]
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    throw badRequest(closesBeforeOpening, { closesAt: closesBeforeOpening })
  return {
    capacity: form.capacity,
    opensAt,
    closesAt,
    audience: form.audience,
    questions: JSON.stringify(form.questions),
    consent: form.consent ?? '',
    offerHours: form.offerHours,
  }
}

type Columns = ReturnType<typeof toColumns>

const notedOf = ({ questions, ...terms }: Terms) => ({
  ...terms,
  questions: questions.map(({ label }) => label).join('; '),
})

/** Locks the seats of an event, creating the row first if needed. Of two concurrent calls, one creates it. */
async function holdOrMake(
  trx: Trx,
  eventId: string,
  columns: Columns,
): Promise<{ held: Held; isNew: boolean }> {
  const before = await holdSeats(trx, eventId)
  if (before) return { held: before, isNew: false }
  const made = await trx
    .insertInto('eventSeats')
    .values({ ...columns, eventId, taken: 0, waiting: 0, arrivals: 0, version: 0 })
    .onConflict((row) => row.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  const held = await holdSeats(trx, eventId)
  if (!held) throw notFound(eventNotFound)
  return { held, isNew: made !== undefined }
}

async function writeTerms(
  trx: Trx,
  eventId: string,
  { columns, seen }: { columns: Columns; seen: Terms | undefined },
  moment: Date,
): Promise<{ before: Terms | undefined; after: Terms }> {
  const { held, isNew } = await holdOrMake(trx, eventId, columns)
  const before = isNew ? undefined : termsOf(held.seats)
  if (!isDeepStrictEqual(before, seen)) throw conflict(termsAreOthers, { current: before })
  await trx.updateTable('eventSeats').set(columns).where('eventId', '=', eventId).execute()
  Object.assign(held.seats, columns)
  await settle(trx, held, moment)
  return { before, after: termsOf(held.seats) }
}

/**
 * Sets who may register, capacity and times. Fewer seats evict nobody, extra seats are offered to the waiting list.
 * Rejects with 400, 403, 404, or with 409 if the terms are not the ones that were `seen`.
 */
export async function saveTerms(
  { changes, mail, now }: Deps,
  eventId: string,
  { seen, ...form }: TermsForm & { seen?: Terms | undefined },
  actor: Administrator,
): Promise<Terms> {
  const columns = toColumns(form)
  const saved = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    const moment = now()
    const { before, after } = await writeTerms(trx, eventId, { columns, seen }, moment)
    const activity = { admin, action: 'updated', subject: 'registration' } as const
    const noted = { before: before && notedOf(before), after: notedOf(after) }
    await recordActivity(trx, { ...activity, target: targetOf(event), ...noted }, moment)
    return after
  })
  mail.wake()
  return saved
}

const targetOf = ({ _id, title }: EventStanding) => ({ _id, name: title })

/** Works even while registration is closed. Rejects with 403, 404 or 409. */
export const addPerson = (
  deps: Deps,
  eventId: string,
  { name, email }: { name: string; email: string },
  actor: Administrator,
): Promise<void> =>
  onEvent(deps, eventId, actor.confirm, async (trx, held, moment) => {
    const event = await requireEvent(trx, eventId, actor)
    await settle(trx, held, moment)
    const person = { studentId: null, email, name, answers: [], consent: null }
    const [entered] = await enter(trx, held, [person], moment)
    if (!entered?.isNew) throw conflict(alreadyRegistered)
    const after = { registered: entered._id, state: entered.state }
    await note(trx, { actor, event, action: 'created', after }, moment)
  })

export const removePerson = (
  deps: Deps,
  { eventId, registrationId }: { eventId: string; registrationId: string },
  reason: string,
  actor: Administrator,
): Promise<void> =>
  onEvent(
    deps,
    eventId,
    actor.confirm,
    async (trx, held, moment) => {
      const event = await requireEvent(trx, eventId, actor)
      const wasIn = await leave(trx, held, registrationId, { state: 'removed', reason }, moment)
      if (!wasIn) throw conflict(registrationIsOver)
      await note(trx, { actor, event, action: 'cancelled', after: { reason } }, moment)
    },
    heldFault,
  )

export const giveSeatTo = (
  deps: Deps,
  { eventId, registrationId }: { eventId: string; registrationId: string },
  actor: Administrator,
): Promise<void> =>
  onEvent(deps, eventId, actor.confirm, async (trx, held, moment) => {
    const event = await requireEvent(trx, eventId, actor)
    await settle(trx, held, moment)
    const row = await findHeld(trx, held, registrationId)
    if (row.state === 'registered') return
    if (!(await giveSeat(trx, held, row, moment))) throw conflict(registrationIsOver)
    const after = { registered: row._id, state: 'registered' }
    await note(trx, { actor, event, action: 'approved', after }, moment)
  })

type Noted = {
  actor: Administrator
  event: EventStanding
  action: 'created' | 'cancelled' | 'approved'
  after: Record<string, string>
}

async function note(trx: Trx, { actor, event, action, after }: Noted, moment: Date) {
  const admin = await actor.confirm(trx)
  const activity = { admin, action, subject: 'registration', target: targetOf(event) } as const
  await recordActivity(trx, { ...activity, after }, moment)
}
