import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { enter } from './enter.ts'
import { settle } from './expire-and-promote.ts'
import { accept, findHeld, leave } from './leave.ts'
import { isMailboxFull } from './mailbox-limit.ts'
import { eventFault, heldFault, Refused, visitorFault } from './rejections.ts'
import { type Held, holdSeats, type Registration, type Trx } from './seats.ts'

type Deps = { db: Db; mail: Pick<Mail, 'wake'>; now: () => Date }
type Of = Pick<Registration, '_id' | 'eventId'>

/** Checks again who acts, before the seats are locked. */
export type Confirm = (trx: Trx) => Promise<unknown>

/**
 * Runs an action on the registrations of an event. `faultOf` returns why it is not possible, by default for events that
 * are over or off.
 */
export async function onEvent<Result>(
  { db, mail, now }: Deps,
  eventId: string,
  confirm: Confirm,
  work: (trx: Trx, held: Held, moment: Date) => Promise<Result>,
  faultOf: typeof eventFault = eventFault,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    await confirm(trx)
    const held = await holdSeats(trx, eventId)
    if (!held) throw new Refused('none')
    const moment = now()
    const fault = faultOf(held.event, moment)
    if (fault) throw new Refused(fault)
    return work(trx, held, moment)
  })
  mail.wake()
  return result
}

/** Takes an offered seat; repeating it changes nothing. Rejects with 404, or with 409 and the reason. */
export async function acceptOffer(deps: Deps, { _id, eventId }: Of, confirm: Confirm) {
  const fault = await onEvent(
    deps,
    eventId,
    confirm,
    (trx, held, moment) => accept(trx, held, _id, moment),
    // The fate of the offer says more than that of the event.
    () => undefined,
  )
  if (fault) throw new Refused(fault)
}

/** Repeating it changes nothing. An unconfirmed registration is deleted. Rejects with 404 or 409. */
export const endRegistration = (deps: Deps, { _id, eventId }: Of, confirm: Confirm) =>
  onEvent(
    deps,
    eventId,
    confirm,
    async (trx, held, moment) => {
      const isThere = await leave(trx, held, _id, { state: 'left' }, moment)
      if (!isThere)
        await trx
          .deleteFrom('registrations')
          .where('_id', '=', _id)
          .where('state', '=', 'asked')
          .execute()
    },
    heldFault,
  )

/**
 * Confirms the address by an emailed link. Returns the id of the registration, a different one if the address was
 * registered meanwhile. Repeating it changes nothing; rejects with 409 while nobody can register.
 */
export const confirmAsked = (deps: Deps, { _id, eventId }: Of) =>
  onEvent(
    deps,
    eventId,
    async () => undefined,
    async (trx, held, moment) => {
      await settle(trx, held, moment)
      const row = await findHeld(trx, held, _id)
      if (row.state !== 'asked') return row._id
      const fault = visitorFault(held, moment)
      if (fault) throw new Refused(fault)
      const { emailKey = '', mailbox = '' } = withoutNulls(row)
      if (await isMailboxFull(trx, { eventId, emailKey, mailbox })) throw new Refused('mailbox')
      const [entered] = await enter(
        trx,
        held,
        [
          {
            studentId: null,
            email: row.email ?? '',
            name: row.name ?? '',
            answers: JSON.parse(row.answers),
            consent: row.consent,
            askedId: _id,
          },
        ],
        moment,
      )
      if (entered && entered._id !== _id)
        await trx.deleteFrom('registrations').where('_id', '=', _id).execute()
      return entered?._id ?? row._id
    },
  )
