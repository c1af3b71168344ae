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

/** Asks once more who acts, before the seats are held. */
export type Confirm = (trx: Trx) => Promise<unknown>

/**
 * Does something about the registrations of an event. `faultOf` says why it cannot be done about this one, with which it then
 * rejects; unless given, about one that is not to come or does not take place as announced.
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

/** Takes the place that is offered; again changes nothing. Rejects with 404, and with 409 that says why there is none. */
export async function acceptOffer(deps: Deps, { _id, eventId }: Of, confirm: Confirm) {
  const fault = await onEvent(
    deps,
    eventId,
    confirm,
    (trx, held, moment) => accept(trx, held, _id, moment),
    // What became of the offer tells more than what became of the event.
    () => undefined,
  )
  if (fault) throw new Refused(fault)
}

/** Ends a registration; again changes nothing. One that nobody has confirmed is deleted. Rejects with 404 or 409. */
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
 * Registers whoever has proven the address by the mailed link. Gives the id of the registration, which is another when the
 * address was registered meanwhile. Again changes nothing; rejects with 409 when nobody can register now.
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
