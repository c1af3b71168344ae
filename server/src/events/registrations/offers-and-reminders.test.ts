import { updateSettings } from 'contract/content/settings'
import { dayMilliseconds as day, hourMilliseconds as hour } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { createRegistrationEmails } from '../emails/write-emails.ts'
import { cleanUpRegistrations } from '../retention/clean-up-registrations.ts'
import { followEvent } from './follow-event.ts'
import { runOffersAndReminders } from './offers-and-reminders.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

test('an expired offer goes to the next person, and both are emailed', async () => {
  const { student, standing, told, pass, advance, db } = await aRegistrationOffice({ capacity: 1 })
  for (const name of ['asha', 'binod', 'chitra']) await (await student(name)).register()
  await db.updateTable('eventSeats').set({ capacity: 2 }).execute()
  await told()
  await pass()
  // Only changes of seats offer them; the clock only ends offers.
  expect(await standing()).toEqual(['asha registered', 'binod waiting', 'chitra waiting'])
  await db.updateTable('eventSeats').set({ capacity: 1 }).execute()
  await db
    .updateTable('registrations')
    .set({ state: 'offered', offeredUntil: new Date(Date.now() + hour).toISOString() })
    .where('name', '=', 'binod')
    .execute()
  await db.updateTable('eventSeats').set({ capacity: 2, taken: 2, waiting: 1 }).execute()
  await pass()
  expect(await standing()).toEqual(['asha registered', 'binod offered', 'chitra waiting'])
  advance(hour + 1000)
  await pass()
  await pass()
  expect(await standing()).toEqual(['asha registered', 'binod lapsed', 'chitra offered'])
  expect(await told()).toEqual([
    'binod@college.test: Your offer has expired: Robotics workshop',
    'chitra@college.test: A place has come free for you: Robotics workshop',
  ])
})

test('an offer that couldn’t be emailed doesn’t expire: its time starts when the email is sent', async () => {
  const { student, standing, told, pass, advance, rows, sink, post, deps, db, mails } =
    await aRegistrationOffice({ capacity: 1, offerHours: 2 })
  for (const name of ['asha', 'binod', 'chitra']) await (await student(name)).register()
  await told()
  sink.isDown = true
  const [asha] = await rows()
  await post(`/registrations/${asha?.token}`, [['act', 'leave']])
  for (let hours = 0; hours < 5; hours++) {
    advance(hour)
    await runOffersAndReminders(deps)
    expect(await standing()).toEqual(['asha left', 'binod offered', 'chitra waiting'])
  }
  const { college, now } = deps
  const { write } = createRegistrationEmails({ db, college, publicUrl: 'https://x.test', now })
  const offer = db.selectFrom('mails').selectAll().where('tellsOf', '=', 'offered')
  const left = now().getTime()
  await write(await offer.executeTakeFirstOrThrow())
  const offered = async () => Date.parse((await rows())[1]?.offeredUntil ?? '')
  expect(await offered()).toBeGreaterThanOrEqual(left + 2 * hour)
  sink.isDown = false
  await pass()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A place has come free for you: Robotics workshop',
  ])
  await told()
  advance((await offered()) - now().getTime() + 1000)
  await pass()
  expect(await standing()).toEqual(['asha left', 'binod lapsed', 'chitra offered'])
})

test('registered people get one reminder within the last day, from any number of servers', async () => {
  const { student, told, pass, advance, deps, db } = await aRegistrationOffice({
    capacity: 1,
    date: inDays(3).slice(0, 16),
  })
  await db
    .updateTable('events')
    .set({ date: inDays(3) })
    .execute()
  for (const name of ['asha', 'binod']) await (await student(name)).register()
  await told()
  advance(1.9 * day)
  await pass()
  expect(await told()).toEqual([])
  advance(0.2 * day)
  await Promise.all([
    runOffersAndReminders(deps),
    runOffersAndReminders(deps),
    runOffersAndReminders(deps),
  ])
  await pass()
  expect(await told()).toEqual(['asha@college.test: Coming up: Robotics workshop'])
})

test.runIf(isPostgres)(
  'a reminder for an event moved in the meantime has the new date',
  async () => {
    const office = await aRegistrationOffice({ date: inDays(3).slice(0, 16) })
    const { student, told, advance, deps, db, eventId, rows, place } = office
    await (await student('asha')).register()
    await told()
    advance(2.1 * day)
    const events = db.selectFrom('events').selectAll().where('_id', '=', eventId)
    const before = await events.executeTakeFirstOrThrow()
    const after = { ...before, date: inDays(9) }
    await askMeanwhile(
      place,
      async (trx) => {
        await trx.updateTable('events').set({ date: after.date }).execute()
        await followEvent(trx, { before, after, now: deps.now() })
      },
      () => runOffersAndReminders(deps),
    )
    expect((await rows()).map(({ remindedAt }) => remindedAt)).toEqual([null])
    expect(await told()).toEqual(['asha@college.test: Changed: Robotics workshop'])
  },
)

test('a queued reminder isn’t sent if the event is moved', async () => {
  const office = await aRegistrationOffice({ date: inDays(3).slice(0, 16) })
  const { student, told, advance, deps, db, sink } = office
  await (await student('asha')).register()
  await told()
  sink.isDown = true
  advance(2.1 * day)
  await runOffersAndReminders(deps)
  const { college, now } = deps
  const { write } = createRegistrationEmails({ db, college, publicUrl: 'https://x.test', now })
  const reminder = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  expect((await write(reminder))?.subject).toBe('Coming up: Robotics workshop')
  await db
    .updateTable('events')
    .set({ date: inDays(9) })
    .execute()
  expect(await write(reminder)).toBeUndefined()
})

test('registering on the last day causes no reminder', async () => {
  const { student, told, pass, db } = await aRegistrationOffice()
  await db
    .updateTable('events')
    .set({ date: inDays(0.9) })
    .execute()
  await (await student('asha')).register()
  await pass()
  expect(await told()).toEqual(['asha@college.test: You’re registered: Robotics workshop'])
})

test('an email that is outdated when its turn comes is not sent', async () => {
  const { student, sink, db, deps, standing, rows, post } = await aRegistrationOffice({
    capacity: 1,
  })
  sink.isDown = true
  const [asha, binod] = [await student('asha'), await student('binod')]
  await asha.register()
  await binod.register()
  const [first] = await rows()
  await post(`/registrations/${first?.token}`, [['act', 'leave']])
  const second = (await rows())[1]
  await post(`/registrations/${second?.token}`, [['act', 'accept']])
  expect(await standing()).toEqual(['asha left', 'binod registered'])
  const { college, now } = deps
  const { write } = createRegistrationEmails({ db, college, publicUrl: 'https://x.test', now })
  const waiting = await db.selectFrom('mails').selectAll().orderBy('_id').execute()
  expect(waiting.map(({ tellsOf }) => tellsOf)).toEqual([
    'registered',
    'waiting',
    'offered',
    'registered',
  ])
  const written = await Promise.all(waiting.map(write))
  expect(written.map((message) => message?.subject)).toEqual([
    undefined,
    undefined,
    undefined,
    'You’re registered: Robotics workshop',
  ])
  await db
    .updateTable('events')
    .set({ date: inDays(-1) })
    .execute()
  expect(await Promise.all(waiting.map(write))).toEqual(Array(4).fill(undefined))
  const notified = { ...waiting[3], tellsOf: 'changed' } as (typeof waiting)[number]
  expect(await write(notified)).toBeUndefined()
  await db.updateTable('events').set({ state: 'postponed' }).execute()
  expect(await write(notified)).toMatchObject({
    subject: 'Postponed: Robotics workshop',
    calendar: expect.stringContaining('STATUS:TENTATIVE'),
  })
  const off = { ...notified, tellsOf: 'cancelled' } as typeof notified
  await db.updateTable('events').set({ state: 'cancelled' }).execute()
  expect(await write(off)).toMatchObject({ calendar: expect.stringContaining('STATUS:CANCELLED') })
  await db.updateTable('events').set({ isDraft: 'yes' }).execute()
  expect(await write(off)).not.toHaveProperty('calendar')
})

test('participants are forgotten after the college’s period, and their number isn’t', async () => {
  const { student, rows, db, deps, signIn, eventId } = await aRegistrationOffice()
  const asha = await student('asha')
  await asha.register()
  await db
    .updateTable('events')
    .set({ date: inDays(-200) })
    .execute()
  const later = await aWorkshop(db)
  await later.enter('binod')
  await cleanUpRegistrations(deps)
  expect((await rows())[0]).toMatchObject({ name: 'asha' })
  const admin = await signIn()
  await admin(updateSettings, { body: { registrationsKeptMonths: 6 } })
  await cleanUpRegistrations(deps)
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'registered', name: null, email: null, studentId: null })
  expect(JSON.stringify(row)).not.toContain('asha')
  expect(await later.standing()).toEqual(['binod registered'])
  const seats = db.selectFrom('eventSeats').select('taken').where('eventId', '=', eventId)
  expect(await seats.executeTakeFirstOrThrow()).toEqual({ taken: 1 })
})
