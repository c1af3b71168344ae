import { eventHasRegistrations } from 'contract/events/event-lifecycle'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aFullWorkshop } from '../../../test/a-full-workshop.ts'
import { instantToday } from '../../../test/instant-today.ts'
import { testApp } from '../../../test/test-app.ts'
import { claimMail } from '../../platform/mail/mail-rows.ts'
import { createRegistrationEmails } from '../emails/write-emails.ts'
import { readPreviousDetails } from './previous-details.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString()

test('everyone registered or waiting is emailed about a new date or venue, once for all changes before sending', async () => {
  const { change, mails, rows, close, db, announced } = await aFullWorkshop()
  await change({ title: 'Robots' })
  expect(await mails()).toEqual([])
  await change({ date: inDays(3) })
  await change({ venue: 'Seminar Hall' })
  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed'])
  const { formerly } = await db.selectFrom('mails').select('formerly').executeTakeFirstOrThrow()
  expect(readPreviousDetails(formerly)).toMatchObject(announced)
  await db.deleteFrom('mails').execute()
  await change({ venue: 'Main Hall' })
  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed'])
  expect((await rows()).map(({ remindedAt }) => remindedAt)).toEqual([null, null, null, null])
  await close()
})

test('a change while the previous email is being sent causes another email after it', async () => {
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

test('an email that becomes a cancellation while a server claims it is sent as one', async () => {
  const { change, close, db } = await aFullWorkshop()
  await change({ date: inDays(3) })
  const cancel = () => change({ state: 'cancelled' })
  const claimed = await claimMail({ db, now: () => new Date() }, 'registrations', cancel)
  expect(claimed).toMatchObject({ recipient: 'asha@home.example', tellsOf: 'cancelled' })
  await close()
})

test('an earlier date shortens offers, a new date gets a new reminder, and past events notify nobody', async () => {
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

test('everyone registered or waiting is emailed about a cancellation', async () => {
  const { change, mails, close } = await aFullWorkshop()
  await change({}, 'cancelled')
  expect(await mails()).toEqual(['asha cancelled', 'chitra cancelled', 'deep cancelled'])
  await close()
})

test.each([
  ['an all-day event today', { date: instantToday('00:00'), isAllDay: 'yes' }],
  ['the second of three days', { date: inDays(-1), end: inDays(1) }],
  ['a day without an end time', { date: instantToday('00:00') }],
] as const)('an event in progress is not over: on %s, everyone is still notified', async (_, times) => {
  const { change, mails, db, close } = await aFullWorkshop()
  const notified = (news: string) => ['asha', 'chitra', 'deep'].map((name) => `${name} ${news}`)
  await db.updateTable('events').set(times).execute()
  await change({ venue: 'Seminar Hall' })
  expect(await mails()).toEqual(notified('changed'))
  await db.deleteFrom('mails').execute()
  await change({}, 'cancelled')
  expect(await mails()).toEqual(notified('cancelled'))
  await close()
})

test('people of a postponed event are notified even after its previous date', async () => {
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

test('a date mistyped into the past removes no offer', async () => {
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

test('an offer doesn’t expire while the event has no date, and gets its full time afterwards', async () => {
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

test('a change undone before its email is sent notifies nobody; otherwise the email has what is new to its reader', async () => {
  const { change, mails, db, close, announced } = await aFullWorkshop()
  const { deps } = await testApp()
  const { write } = createRegistrationEmails({ ...deps, db, publicUrl: 'https://x.test' })
  const notified = async () => {
    const waiting = await db.selectFrom('mails').selectAll().orderBy('_id').execute()
    return Promise.all(waiting.map(async (mail) => (await write(mail))?.subject))
  }
  const nothing = Array(3).fill(undefined)
  await change({ date: inDays(3) })
  await change({ state: 'cancelled' })
  await change({ state: null })
  expect(await mails()).toEqual(['asha changed', 'chitra changed', 'deep changed'])
  expect(await notified()).toEqual(Array(3).fill('Changed: Robotics workshop'))
  await change({ date: announced.date })
  expect(await notified()).toEqual(nothing)
  await db.deleteFrom('mails').execute()

  await change({ state: 'cancelled' })
  expect(await notified()).toEqual(Array(3).fill('Cancelled: Robotics workshop'))
  await db.deleteFrom('mails').execute()
  await change({ state: null })
  expect(await notified()).toEqual(Array(3).fill('Going ahead after all: Robotics workshop'))
  await change({ state: 'cancelled' })
  expect(await mails()).toEqual(['asha cancelled', 'chitra cancelled', 'deep cancelled'])
  expect(await notified()).toEqual(nothing)
  await close()
})

test('a change undone while another email may mention it is emailed', async () => {
  const { change, db, close, announced, enter } = await aFullWorkshop()
  const { deps } = await testApp()
  const { write } = createRegistrationEmails({ ...deps, db, publicUrl: 'https://x.test' })
  const notified = async () => {
    const waiting = await db.selectFrom('mails').selectAll().orderBy('_id').execute()
    return Promise.all(waiting.map(async (mail) => (await write(mail))?.subject))
  }
  await change({ date: inDays(3) })
  await claimMail({ db, now: () => new Date() }, 'registrations')
  await change({ date: inDays(4) })
  await change({ date: announced.date })
  // The last email says more than the first, which may have been sent.
  const nothing = Array(3).fill(undefined)
  expect(await notified()).toEqual([...nothing, 'Changed: Robotics workshop'])
  await change({ date: inDays(4) })
  expect((await notified())[3]).toBe('Changed: Robotics workshop')
  await change({ date: announced.date })
  await db.deleteFrom('mails').execute()

  await enter('esha')
  await change({ date: inDays(3) })
  const [waits] = await notified()
  expect(waits).toBe('You’re on the waiting list: Robotics workshop')
  await change({ date: announced.date })
  expect(await notified()).toEqual([waits, ...nothing, 'Changed: Robotics workshop'])
  await close()
})

test('people who are registered always see their event', async () => {
  const { change, leave, close, resize, db } = await aFullWorkshop()
  const rejection = { statusCode: 409, message: eventHasRegistrations }
  await expect(change({ isDraft: 'yes' })).rejects.toMatchObject(rejection)
  await expect(change({ publishAt: inDays(1) })).rejects.toMatchObject(rejection)
  await expect(change({ date: inDays(3), isDraft: 'yes' })).rejects.toMatchObject(rejection)
  // Nor by a save that also moves it into the past or cancels it: people are notified and look for the page.
  await expect(change({ date: inDays(-3), isDraft: 'yes' })).rejects.toMatchObject(rejection)
  await expect(change({ state: 'cancelled', isDraft: 'yes' })).rejects.toMatchObject(rejection)
  await change({ publishAt: inDays(-1) })
  await change({ state: 'cancelled' })
  await change({ isDraft: 'yes' })
  // An event that was already hidden may change and stay hidden.
  await change({ state: null })
  await change({ venue: 'Seminar Hall' })
  await change({ isDraft: null })
  await resize(0)
  for (const name of ['asha', 'chitra', 'deep']) await leave(name)
  await db.deleteFrom('mails').execute()
  await change({ isDraft: 'yes' })
  await close()
})
