import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { createRowTurns } from '../../platform/db/turns.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { enter } from './enter.ts'
import { expireAndPromote } from './expire-and-promote.ts'
import { accept, findOwnRegistration, leave } from './leave.ts'
import { isMailboxFull } from './mailbox-limit.ts'
import {
  eventRejection,
  RegistrationRejection,
  seatRejection,
  visitorRejection,
} from './rejections.ts'
import { type LockedSeats, lockSeats, type Registration } from './seats.ts'

type Deps = { db: Db; mail: Pick<Mail, 'sendQueued'>; now: () => Date }
type Of = Pick<Registration, '_id' | 'eventId'>

/** While one has the lock, the others prepare. */
const actsAtOnce = 3
/** For everything that locks the seats, or scans, of an event because a crowd asks for it. */
export const inEventTurn = createRowTurns(actsAtOnce)

/** Checks again who acts, before the seats are locked. */
export type Confirm = (trx: Trx) => Promise<unknown>

/**
 * Runs an action on the registrations of an event with its seats locked. `errorOf` returns why it is not possible, by default for events that
 * are over or off.
 */
export async function withLockedSeats<Result>(
  { db, mail, now }: Deps,
  eventId: string,
  confirm: Confirm,
  work: (trx: Trx, locked: LockedSeats, timestamp: Date) => Promise<Result>,
  errorOf: typeof eventRejection = eventRejection,
): Promise<Result> {
  const result = await inEventTurn(eventId, () =>
    db.transaction().execute(async (trx) => {
      await confirm(trx)
      const locked = await lockSeats(trx, eventId)
      if (!locked) throw new RegistrationRejection('none')
      const timestamp = now()
      const error = errorOf(locked.event, timestamp)
      if (error) throw new RegistrationRejection(error)
      return work(trx, locked, timestamp)
    }),
  )
  mail.sendQueued()
  return result
}

/** Takes an offered seat; repeating it changes nothing. Rejects with 404, or with 409 and the reason. */
export async function acceptOffer(deps: Deps, { _id, eventId }: Of, confirm: Confirm) {
  const error = await withLockedSeats(
    deps,
    eventId,
    confirm,
    (trx, locked, now) => accept(trx, locked, _id, now),
    // The fate of the offer says more than that of the event.
    () => undefined,
  )
  if (error) throw new RegistrationRejection(error)
}

/** Repeating it changes nothing. An unconfirmed registration is deleted. Rejects with 404 or 409. */
export const endRegistration = (deps: Deps, { _id, eventId }: Of, confirm: Confirm) =>
  withLockedSeats(
    deps,
    eventId,
    confirm,
    async (trx, locked, now) => {
      const isThere = await leave(trx, locked, _id, { state: 'left' }, now)
      if (!isThere)
        await trx
          .deleteFrom('registrations')
          .where('_id', '=', _id)
          .where('state', '=', 'asked')
          .execute()
    },
    seatRejection,
  )

/**
 * Confirms the address by an emailed link. Returns the id of the registration, a different one if the address was
 * registered meanwhile. Repeating it changes nothing; rejects with 409 while nobody can register.
 */
export const confirmPending = (deps: Deps, { _id, eventId }: Of) =>
  withLockedSeats(
    deps,
    eventId,
    async () => undefined,
    async (trx, locked, now) => {
      await expireAndPromote(trx, locked, now)
      const row = await findOwnRegistration(trx, locked, _id)
      if (row.state !== 'asked') return row._id
      const error = visitorRejection(locked, now)
      if (error) throw new RegistrationRejection(error)
      const { emailKey = '', mailbox = '' } = withoutNulls(row)
      if (await isMailboxFull(trx, { eventId, emailKey, mailbox }))
        throw new RegistrationRejection('mailbox')
      const [entered] = await enter(
        trx,
        locked,
        [
          {
            studentId: null,
            email: row.email ?? '',
            name: row.name ?? '',
            answers: JSON.parse(row.answers),
            consent: row.consent,
            requestId: _id,
          },
        ],
        now,
      )
      if (entered && entered._id !== _id)
        await trx.deleteFrom('registrations').where('_id', '=', _id).execute()
      return entered?._id ?? row._id
    },
  )
