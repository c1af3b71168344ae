import { hourMilliseconds as hour } from 'contract/durations'
import type { EventState } from 'contract/event-status'
import { expect, test } from 'vitest'
import { aWorkshop } from '../../test/a-workshop.ts'
import { preparedDatabase } from '../../test/test-database.ts'
import { todayAt } from '../../test/today-at.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { claimMail } from '../mail/mail-rows.ts'
import { followEvent } from './follow-event.ts'
import { readFormerly } from './formerly.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString()

type Changed = {
  date?: string
  end?: string
  isAllDay?: 'yes'
  time?: string
  venue?: string
  title?: string
  state?: 'postponed' | null
}

/** A workshop with two who have a seat and two who wait, and what staff change of it. */
async function aFullWorkshop() {
  const { db, close } = openDatabase(await preparedDatabase())
  const workshop = await aWorkshop(db)
  await workshop.enter('asha', 'binod', 'chitra', 'deep')
  await workshop.leave('binod')
  await db.deleteFrom('mails').execute()
  const read = (at: Db) =>
    at
      .selectFrom('events')
      .selectAll()
      .where('_id', '=', workshop.eventId)
      .executeTakeFirstOrThrow()
  const { date, venue } = await read(db)
  return {
    db,
    close,
    announced: { date, ...(venue && { venue }) },
    ...workshop,
    change: (columns: Changed, state?: EventState) =>
      db.transaction().execute(async (trx) => {
        const before = await read(trx)
        await trx
          .updateTable('events')
          .set({ ...columns, updatedAt: new Date().toISOString() })
          .where('_id', '=', workshop.eventId)
          .execute()
        const after = { ...(await read(trx)), ...(state && { state }) }
        await followEvent(trx, { before, after, now: new Date() })
      }),
  }
}

test('whoever takes part or waits is told of another date or place, once for what changes before it is sent', async () => {
  const { change, mails, rows, close, db, announced } = await aFullWorkshop()
  await change({ title: 'Robots' })
  expect(await mails()).toEqual([])
  await change({ date: inDays(3) })
  await change({ venue: 'Seminar Hall' })
  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed'])
  const { formerly } = await db.selectFrom('mails').select('formerly').executeTakeFirstOrThrow()
  expect(readFormerly(formerly)).toEqual(announced)
  await db.deleteFrom('mails').execute()
  await change({ venue: 'Main Hall' })
  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed'])
  expect((await rows()).map(({ remindedAt }) => remindedAt)).toEqual([null, null, null, null])
  await close()
})

test('a change while the mail of the one before is on its way is mailed too, after it', async () => {
  const { change, mails, close, db } = await aFullWorkshop()
  const next = () => claimMail({ db, now: () => new Date() }, 'registrations')
  const recipients = async () => [(await next())?.recipient, (await next())?.recipient]
  await change({ date: inDays(3) })
  const onItsWay = await next()

  await change({ date: inDays(4) })

  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed', 'asha changed'])
  expect(await recipients()).toEqual(['chitra@home.example', 'deep@home.example'])
  expect(await next()).toBeUndefined()
  await db
    .deleteFrom('mails')
    .where('_id', '=', onItsWay?._id ?? '')
    .execute()
  expect(await recipients()).toEqual(['asha@home.example', undefined])
  await close()
})

test('an earlier date shortens offers, another one is reminded of anew, and what is over is told nobody', async () => {
  const { change, mails, rows, close, db } = await aFullWorkshop()
  await db
    .updateTable('registrations')
    .set({ remindedAt: inDays(0) })
    .execute()
  const soon = inDays(0.5)
  await change({ date: soon })
  const stored = await rows()
  expect(stored.find(({ state }) => state === 'offered')?.offeredUntil).toBe(soon)
  expect(stored.every(({ remindedAt }) => remindedAt === null)).toBe(true)
  await db.deleteFrom('mails').execute()
  await change({ date: inDays(-2) })
  await db.deleteFrom('mails').execute()
  await change({ venue: 'Seminar Hall' })
  expect(await mails()).toEqual([])
  await close()
})

test('whoever takes part or waits is told that an event is cancelled', async () => {
  const { change, mails, close } = await aFullWorkshop()
  await change({}, 'cancelled')
  expect(await mails()).toEqual(['asha cancelled', 'chitra cancelled', 'deep cancelled'])
  await close()
})

test.each([
  ['a whole day that is today', { date: todayAt('00:00'), isAllDay: 'yes' }],
  ['the second of three days', { date: inDays(-1), end: inDays(1) }],
  ['a day that nobody said the end of', { date: todayAt('00:00') }],
] as const)('what has begun is not over: of %s, everybody is told', async (_, times) => {
  const { change, mails, db, close } = await aFullWorkshop()
  const told = (news: string) => ['asha', 'chitra', 'deep'].map((name) => `${name} ${news}`)
  await db.updateTable('events').set(times).execute()
  await change({ venue: 'Seminar Hall' })
  expect(await mails()).toEqual(told('changed'))
  await db.deleteFrom('mails').execute()
  await change({}, 'cancelled')
  expect(await mails()).toEqual(told('cancelled'))
  await close()
})

test('whoever waits for another date is told of what comes, though the former date is over', async () => {
  const { change, mails, db, close } = await aFullWorkshop()
  await change({ date: inDays(-1) })
  await db.deleteFrom('mails').execute()
  await change({ state: 'postponed' })
  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed'])
  await db.deleteFrom('mails').execute()
  await change({}, 'cancelled')
  expect(await mails()).toEqual(['asha cancelled', 'chitra cancelled', 'deep cancelled'])
  await close()
})

test('a date that was mistyped into the past takes no offer away', async () => {
  const { change, rows, standing, close } = await aFullWorkshop()
  const deadlines = async () => (await rows()).map(({ offeredUntil }) => offeredUntil)
  const before = await deadlines()
  await change({ date: inDays(-300) })
  expect(await standing()).toContain('chitra offered')
  await change({ date: inDays(20) })
  expect(await standing()).toContain('chitra offered')
  expect(await deadlines()).toEqual(before)
  await close()
})

test('an offer does not lapse while the event has no date, and is good for as long as a new one afterwards', async () => {
  const { change, advance, settle, standing, rows, close } = await aFullWorkshop()
  await change({ state: 'postponed' })
  advance(48)
  await settle()
  expect(await standing()).toContain('chitra offered')

  const before = Date.now()
  await change({ state: null, date: inDays(20) })
  const [offer] = (await rows()).filter(({ state }) => state === 'offered')
  expect(Date.parse(offer?.offeredUntil ?? '')).toBeGreaterThanOrEqual(before + 24 * hour)
  await settle()
  expect(await standing()).toContain('chitra lapsed')
  await close()
})
