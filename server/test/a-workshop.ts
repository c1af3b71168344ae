import { hourMilliseconds as hour } from 'contract/platform/durations'
import type { Insertable } from 'kysely'
import { enter, type Person } from '../src/events/registrations/enter.ts'
import { expireAndPromote } from '../src/events/registrations/expire-and-promote.ts'
import { accept, leave } from '../src/events/registrations/leave.ts'
import { type LockedSeats, lockSeats } from '../src/events/registrations/seats.ts'
import type { Db } from '../src/platform/db/open.ts'
import type { EventSeatTable } from '../src/platform/db/registration-tables.ts'
import type { Trx } from '../src/platform/db/schema.ts'
import { enterEvent } from './enter-event.ts'

type Given = Partial<Insertable<EventSeatTable>> & {
  date?: string
}

const enterTheEvent = (db: Db, date: string) =>
  db.transaction().execute((trx) =>
    enterEvent(
      trx,
      {
        title: 'Robotics workshop',
        description: 'Two days of soldering and code.',
        date,
        image: '',
      },
      new Date(),
    ),
  )

/** Adds seats to an event, by default a new one in a week. Returns its id. */
export async function enterWorkshop(db: Db, { date, ...given }: Given = {}): Promise<string> {
  const inAWeek = new Date(Date.now() + 7 * 24 * hour).toISOString().slice(0, 16)
  const eventId = given.eventId ?? (await enterTheEvent(db, date ?? inAWeek))
  await db
    .insertInto('eventSeats')
    .values({
      eventId,
      capacity: 2,
      taken: 0,
      waiting: 0,
      arrivals: 0,
      opensAt: null,
      closesAt: null,
      audience: 'students',
      questions: '[]',
      consent: '',
      offerHours: 24,
      version: 0,
      ...given,
    })
    .execute()
  return eventId
}

/** A student with a verified email. */
export const person = (name: string): Person => ({
  studentId: null,
  email: `${name}@home.example`,
  name,
  answers: [],
  consent: null,
})

/** Runs the work as if offers were emailed immediately. */
async function mailingOffers<Result>(trx: Trx, work: Promise<Result>): Promise<Result> {
  const done = await work
  await trx
    .updateTable('mails')
    .set({ giveUpAt: new Date(0).toISOString() })
    .where('tellsOf', '=', 'offered')
    .execute()
  return done
}

/** A workshop, and the actions of people and clocks. */
export async function aWorkshop(db: Db, given: Given = {}) {
  const eventId = await enterWorkshop(db, given)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const held = <Result>(work: (trx: Trx, seats: LockedSeats) => Promise<Result>) =>
    db.transaction().execute(async (trx) => {
      const seats = await lockSeats(trx, eventId)
      if (!seats) throw new Error('No seats')
      return mailingOffers(trx, work(trx, seats))
    })
  const rows = () =>
    db
      .selectFrom('registrations')
      .selectAll()
      .where('eventId', '=', eventId)
      .orderBy('place')
      .execute()
  const idOf = async (name: string) =>
    (await rows()).findLast((row) => row.name === name)?._id ?? 'nobody'
  return {
    eventId,
    rows,
    idOf,
    advance: (hours: number) => {
      ahead += hours * hour
    },
    seats: () =>
      db
        .selectFrom('eventSeats')
        .selectAll()
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow(),
    /** Such as `asha registered`. */
    standing: async () => (await rows()).map(({ name, state }) => `${name} ${state}`),
    mails: async () => {
      const notified = await db
        .selectFrom('mails')
        .innerJoin('registrations', 'registrations._id', 'mails.registrationId')
        .select(['name', 'tellsOf'])
        .where('eventId', '=', eventId)
        .orderBy('mails._id')
        .execute()
      return notified.map(({ name, tellsOf }) => `${name} ${tellsOf}`)
    },
    enter: (...names: string[]) =>
      held(async (trx, seats) => {
        await expireAndPromote(trx, seats, now())
        return enter(trx, seats, names.map(person), now())
      }),
    leave: async (name: string) => {
      const id = await idOf(name)
      return held((trx, seats) => leave(trx, seats, id, { state: 'left' }, now()))
    },
    accept: async (name: string) => {
      const id = await idOf(name)
      return held((trx, seats) => accept(trx, seats, id, now()))
    },
    settle: () => held((trx, seats) => expireAndPromote(trx, seats, now())),
    resize: (capacity: number) =>
      held(async (trx, seats) => {
        await trx
          .updateTable('eventSeats')
          .set({ capacity })
          .where('eventId', '=', eventId)
          .execute()
        seats.seats.capacity = capacity
        await expireAndPromote(trx, seats, now())
      }),
  }
}
