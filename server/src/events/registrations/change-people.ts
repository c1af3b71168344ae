import { type PeopleAct, type PeopleSelection, reasonMissing } from 'contract/events/event-people'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { withLockedSeats } from './act.ts'
import { expireAndPromote } from './expire-and-promote.ts'
import { notifyRegistrants } from './notify.ts'
import { requireEvent } from './office.ts'
import { welcomeRegistered } from './registered-walk-ins.ts'
import { eventRejection, seatRejection } from './rejections.ts'
import { hasSeat, isInForce, type LockedSeats, moveSeats } from './seats.ts'
import { readSelected, type Selected } from './select-people.ts'

type Deps = { db: Db; mail: Pick<Mail, 'sendQueued'>; now: () => Date }
type Change = PeopleSelection & { act: PeopleAct; reason?: string | undefined }

const isInLine = ({ state }: Selected) => state === 'waiting' || state === 'offered'

/** Checked-in people can't be removed or moved until the check-in is undone. */
const concerns: Record<PeopleAct, (one: Selected) => boolean> = {
  seat: isInLine,
  queue: ({ state, hasCome }) => hasSeat(state) && !hasCome,
  remove: ({ state, hasCome }) => isInForce(state) && !hasCome,
}

const setState = (
  trx: Trx,
  people: readonly Selected[],
  columns: { state: 'registered' | 'removed'; reason?: string },
  now: Date,
) =>
  inRowBatches(people, (batch) =>
    trx
      .updateTable('registrations')
      .set({ ...columns, offeredUntil: null, changedAt: now.toISOString() })
      .where(
        '_id',
        'in',
        batch.map(({ _id }) => _id),
      )
      .execute(),
  )

const waitingAmong = (people: readonly Selected[]) =>
  people.filter(({ state }) => state === 'waiting').length

/** By decision of a person: also ahead of the queue and beyond the capacity. */
async function giveSeats(trx: Trx, locked: LockedSeats, people: readonly Selected[], now: Date) {
  const waiting = waitingAmong(people)
  await setState(trx, people, { state: 'registered' }, now)
  await moveSeats(trx, locked, { taken: waiting, waiting: -waiting, isAbove: true })
  await welcomeRegistered(trx, locked, people, now)
}

/** Behind everyone else, in the order in which they arrived. */
async function moveToQueue(trx: Trx, locked: LockedSeats, people: readonly Selected[], now: Date) {
  let { arrivals } = locked.seats
  await inRowBatches(people, async (batch) => {
    for (const [index, { _id }] of batch.entries())
      await trx
        .updateTable('registrations')
        .set({ state: 'waiting', place: arrivals + index + 1, offeredUntil: null })
        .set({ changedAt: now.toISOString() })
        .where('_id', '=', _id)
        .execute()
    arrivals += batch.length
  })
  const count = people.length
  await moveSeats(trx, locked, { taken: -count, waiting: count, arrivals: count })
  await notifyRegistrants(trx, people, 'waiting', now)
}

async function remove(
  trx: Trx,
  locked: LockedSeats,
  people: readonly Selected[],
  { reason, now }: { reason: string; now: Date },
) {
  const waiting = waitingAmong(people)
  await setState(trx, people, { state: 'removed', reason }, now)
  await moveSeats(trx, locked, { taken: waiting - people.length, waiting: -waiting })
  await notifyRegistrants(trx, people, 'removed', now)
}

/**
 * Changes everyone in the selection whom the act concerns, in one transaction with one entry in the activity log.
 * Rejects with 400 without a reason for a removal, 403, 404, or 409 if the list has changed.
 */
export async function changeSelected(
  deps: Deps,
  eventId: string,
  { act, reason, ...selection }: Change,
  actor: Administrator,
): Promise<{ changed: number; unchanged: number }> {
  if (act === 'remove' && !reason) throw badRequest(reasonMissing, { reason: reasonMissing })
  return withLockedSeats(
    deps,
    eventId,
    actor.confirm,
    async (trx, locked, now) => {
      const event = await requireEvent(trx, eventId, actor)
      await expireAndPromote(trx, locked, now)
      const selected = await readSelected(trx, eventId, selection)
      const people = selected.filter(concerns[act])
      if (people.length > 0) {
        if (act === 'seat') await giveSeats(trx, locked, people, now)
        if (act === 'queue') await moveToQueue(trx, locked, people, now)
        if (act === 'remove') await remove(trx, locked, people, { reason: reason ?? '', now })
        await expireAndPromote(trx, locked, now)
        const admin = await actor.confirm(trx)
        await recordActivity(
          trx,
          {
            ...{ admin, subject: 'registration', target: { _id: event._id, name: event.title } },
            action: actionOf[act],
            after: { people: people.length, ...(reason && { reason }) },
          },
          now,
        )
      }
      return { changed: people.length, unchanged: selected.length - people.length }
    },
    act === 'remove' ? seatRejection : eventRejection,
  )
}

const actionOf = { seat: 'approved', queue: 'moved', remove: 'cancelled' } as const
