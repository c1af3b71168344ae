import { isDeepStrictEqual } from 'node:util'
import { college } from 'college/facts'
import { eventNotFound } from 'contract/events/events'
import {
  alreadyRegistered,
  maxAddedAnHour,
  registrationIsOver,
  type TermsForm,
  termsChangedMeanwhile,
  tooManyAdded,
} from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { hourSeconds } from 'contract/platform/durations'
import { toInstant } from 'contract/platform/zoned-time'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict, notFound, tooManyAttempts } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { EventDetails } from '../details/event-status.ts'
import { withLockedSeats } from './act.ts'
import { giveSeat } from './assign-seat.ts'
import { enter } from './enter.ts'
import { expireAndPromote } from './expire-and-promote.ts'
import { findOwnRegistration, leave } from './leave.ts'
import { requireEvent } from './office.ts'
import { seatRejection } from './rejections.ts'
import { type LockedSeats, lockSeats } from './seats.ts'
import { storedTranslations, termsOf } from './terms.ts'

type Deps = { db: Db; changes: Changes; mail: Pick<Mail, 'sendQueued'>; now: () => Date }

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
    translations: storedTranslations(form),
    offerHours: form.offerHours,
  }
}

type Columns = ReturnType<typeof toColumns>

const auditDetailsOf = ({ questions, translations = {}, ...terms }: RegistrationTerms) => ({
  ...terms,
  questions: questions.map(({ label }) => label).join('; '),
  translations: Object.values(translations).flatMap(Object.values).join('; '),
})

/** Locks the seats of an event, creating the row first if needed. Of two concurrent calls, one creates it. */
async function lockOrCreateSeats(
  trx: Trx,
  eventId: string,
  columns: Columns,
): Promise<{ locked: LockedSeats; isNew: boolean }> {
  const before = await lockSeats(trx, eventId)
  if (before) return { locked: before, isNew: false }
  const made = await trx
    .insertInto('eventSeats')
    .values({ ...columns, eventId, taken: 0, waiting: 0, arrivals: 0, version: 0 })
    .onConflict((row) => row.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  const locked = await lockSeats(trx, eventId)
  if (!locked) throw notFound(eventNotFound)
  return { locked, isNew: made !== undefined }
}

type NewTerms = {
  columnsOf: (now: Date) => Columns
  seen: RegistrationTerms | undefined
}

async function writeTerms(
  trx: Trx,
  eventId: string,
  { columnsOf, seen }: NewTerms,
  now: Date,
): Promise<{ before: RegistrationTerms | undefined; after: RegistrationTerms }> {
  const columns = columnsOf(now)
  const { locked, isNew } = await lockOrCreateSeats(trx, eventId, columns)
  const before = isNew ? undefined : termsOf(locked.seats)
  if (!isDeepStrictEqual(before, seen)) throw conflict(termsChangedMeanwhile, { current: before })
  await trx.updateTable('eventSeats').set(columns).where('eventId', '=', eventId).execute()
  Object.assign(locked.seats, columns)
  await expireAndPromote(trx, locked, now)
  return { before, after: termsOf(locked.seats) }
}

async function commitTerms(
  { changes, mail, now }: Deps,
  eventId: string,
  terms: NewTerms,
  actor: Administrator,
): Promise<RegistrationTerms> {
  const saved = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    const timestamp = now()
    const { before, after } = await writeTerms(trx, eventId, terms, timestamp)
    const activity = { admin, action: 'updated', subject: 'registration' } as const
    const recorded = { before: before && auditDetailsOf(before), after: auditDetailsOf(after) }
    await recordActivity(trx, { ...activity, target: targetOf(event), ...recorded }, timestamp)
    return after
  })
  mail.sendQueued()
  return saved
}

/**
 * Sets who may register, capacity and times. Fewer seats evict nobody, extra seats are offered to the waiting list.
 * Rejects with 400, 403, 404, or with 409 if the terms are not the ones that were `seen`.
 */
export function saveRegistrationTerms(
  deps: Deps,
  eventId: string,
  { seen, ...form }: TermsForm & { seen?: RegistrationTerms | undefined },
  actor: Administrator,
): Promise<RegistrationTerms> {
  const translations = form.translations ?? seen?.translations
  const columns = toColumns({ ...form, translations })
  return commitTerms(deps, eventId, { columnsOf: () => columns, seen }, actor)
}

/** Closes registration now, or opens it until the event starts. Rejects with 403, 404 or 409 as above. */
export const openOrCloseRegistration = (
  deps: Deps,
  eventId: string,
  { isOpen, seen }: { isOpen: boolean; seen: RegistrationTerms },
  actor: Administrator,
): Promise<RegistrationTerms> =>
  commitTerms(
    deps,
    eventId,
    {
      seen,
      columnsOf: (now) => {
        const at = now.toISOString()
        const isAhead = seen.opensAt !== undefined && seen.opensAt >= at
        return {
          ...seen,
          questions: JSON.stringify(seen.questions),
          translations: storedTranslations(seen),
          opensAt: isAhead ? null : (seen.opensAt ?? null),
          closesAt: isOpen ? null : at,
        }
      },
    },
    actor,
  )

const targetOf = ({ _id, title }: EventDetails) => ({ _id, name: title })

/** Each person gets an email, and nobody confirms the address. */
const addedByAccount: Limit = { count: maxAddedAnHour, seconds: hourSeconds }

/** Works even while registration is closed. Rejects with 403, 404, 409 or 429. */
export const addPerson = (
  deps: Deps & { attempts: Attempts },
  eventId: string,
  { name, email }: { name: string; email: string },
  actor: Administrator,
): Promise<void> =>
  withLockedSeats(deps, eventId, actor.confirm, async (trx, locked, now) => {
    const event = await requireEvent(trx, eventId, actor)
    await expireAndPromote(trx, locked, now)
    const person = { studentId: null, email, name, answers: [], consent: null }
    const [entered] = await enter(trx, locked, [person], now)
    if (!entered?.isNew) throw conflict(alreadyRegistered)
    const added = await deps.attempts.count(`added:${actor._id}`, addedByAccount, trx)
    if (added > addedByAccount.count) throw tooManyAttempts(hourSeconds, tooManyAdded)
    const after = { registered: entered._id, state: entered.state }
    await recordAct(trx, { actor, event, action: 'created', after }, now)
  })

export const removePerson = (
  deps: Deps,
  { eventId, registrationId }: { eventId: string; registrationId: string },
  reason: string,
  actor: Administrator,
): Promise<void> =>
  withLockedSeats(
    deps,
    eventId,
    actor.confirm,
    async (trx, locked, now) => {
      const event = await requireEvent(trx, eventId, actor)
      const wasIn = await leave(trx, locked, registrationId, { state: 'removed', reason }, now)
      if (!wasIn) throw conflict(registrationIsOver)
      await recordAct(trx, { actor, event, action: 'cancelled', after: { reason } }, now)
    },
    seatRejection,
  )

export const giveSeatTo = (
  deps: Deps,
  { eventId, registrationId }: { eventId: string; registrationId: string },
  actor: Administrator,
): Promise<void> =>
  withLockedSeats(deps, eventId, actor.confirm, async (trx, locked, now) => {
    const event = await requireEvent(trx, eventId, actor)
    await expireAndPromote(trx, locked, now)
    const row = await findOwnRegistration(trx, locked, registrationId)
    if (row.state === 'registered') return
    if (!(await giveSeat(trx, locked, row, now))) throw conflict(registrationIsOver)
    const after = { registered: row._id, state: 'registered' }
    await recordAct(trx, { actor, event, action: 'approved', after }, now)
  })

type Audited = {
  actor: Administrator
  event: EventDetails
  action: 'created' | 'cancelled' | 'approved'
  after: Record<string, string>
}

async function recordAct(trx: Trx, { actor, event, action, after }: Audited, now: Date) {
  const admin = await actor.confirm(trx)
  const activity = { admin, action, subject: 'registration', target: targetOf(event) } as const
  await recordActivity(trx, { ...activity, after }, now)
}
