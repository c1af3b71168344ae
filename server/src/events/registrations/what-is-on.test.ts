import { cancelEvent, moveEvent } from 'contract/events/event-lifecycle'
import { deleteEvent } from 'contract/events/events'
import { listOfficeEvents } from 'contract/events/registration-office'
import { listOwnRegistrations } from 'contract/events/registrations'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { instantToday } from '../../../test/instant-today.ts'
import { createRegistrationEmails } from '../emails/write-emails.ts'
import { ticketOf } from '../tickets/ticket-of.ts'
import { notifyRegistrants } from './notify.ts'

const inDays = (days: number) =>
  `${new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 16)}:00.000Z`

const times = [
  ['a whole day that is today', { date: instantToday('00:00'), isAllDay: 'yes' }],
  ['the third of four days', { date: inDays(-2), end: inDays(1) }],
] as const

async function anEventThatIsOn(columns: (typeof times)[number][1]) {
  const office = await aRegistrationOffice({ capacity: 1 })
  for (const name of ['asha', 'binod']) await (await office.student(name)).register()
  await office.told()
  await office.db.updateTable('events').set(columns).execute()
  return office
}

test.each(
  times,
)('people registered for %s are notified of changes, and nothing is lost when it is deleted', async (_, columns) => {
  const { signIn, eventId, db, told, mails, isIdle } = await anEventThatIsOn(columns)
  const admin = await signIn()
  const params = { _id: eventId }
  const seen = { date: columns.date }
  await admin(moveEvent, { params, body: { seen, date: columns.date, venue: 'Seminar Hall' } })
  await isIdle()
  // Registrations can no longer change.
  for (const { text } of mails) expect(text).not.toContain('same link')
  expect(await told()).toEqual([
    'asha@college.test: Changed: Robotics workshop',
    'binod@college.test: Changed: Robotics workshop',
  ])

  const reason = 'The hall is flooded'
  await admin(cancelEvent, { params, body: { seen, reason } })
  expect(await told()).toEqual([
    'asha@college.test: Cancelled: Robotics workshop',
    'binod@college.test: Cancelled: Robotics workshop',
  ])
  await admin(deleteEvent, { params })
  expect(await told()).toEqual([])
  expect(await db.selectFrom('registrations').select('state').execute()).toHaveLength(2)
})

test.each(
  times,
)('at %s there are tickets, late admissions are reported, and earlier ones aren’t', async (_, columns) => {
  const { db, deps, rows, eventId, sink } = await anEventThatIsOn(columns)
  sink.isDown = true
  const [asha, binod] = await rows()
  if (!asha || !binod) throw new Error('Nobody has registered')
  expect(await ticketOf(deps, asha)).toBeDefined()
  const { college, now } = deps
  const { write } = createRegistrationEmails({ db, college, publicUrl: 'https://x.test', now })
  const written = async (row: typeof asha, tellsOf: 'registered' | 'waiting' | 'reminder') => {
    await db.transaction().execute((trx) => notifyRegistrants(trx, [row], tellsOf, now()))
    const mails = db.selectFrom('mails').selectAll().orderBy('_id', 'desc')
    return (await write(await mails.limit(1).executeTakeFirstOrThrow()))?.subject
  }
  expect(await written(asha, 'registered')).toBe('You’re registered: Robotics workshop')
  expect(await written(asha, 'reminder')).toBeUndefined()
  expect(await written(binod, 'waiting')).toBeUndefined()

  const over = { date: inDays(-9), end: inDays(-8), isAllDay: null }
  await db.updateTable('events').set(over).where('_id', '=', eventId).execute()
  expect(await ticketOf(deps, asha)).toBeUndefined()
  expect(await written(asha, 'registered')).toBeUndefined()
})

test.each(
  times,
)('%s is still upcoming, for registered people and the office, and so is a postponed one', async (_, columns) => {
  const { student, db, eventId, signIn, post } = await aRegistrationOffice()
  const { client, register, cookie } = await student('asha')
  await register()
  const dates = { 'in a week': inDays(7), over: inDays(-4), postponed: inDays(-3) }
  for (const [title, date] of Object.entries(dates)) {
    const other = await enterWorkshop(db)
    await post(`/event/${other}/registration`, [], cookie)
    const state = title === 'postponed' ? 'postponed' : null
    const becomes = db.updateTable('events').set({ title, date, state })
    await becomes.where('_id', '=', other).execute()
  }
  const isOn = db.updateTable('events').set({ title: 'on', ...columns })
  await isOn.where('_id', '=', eventId).execute()

  const { registrations } = await client(listOwnRegistrations)
  const ahead = ['postponed', 'on', 'in a week']
  expect(registrations.map(({ title }) => title)).toEqual([...ahead, 'over'])
  const admin = await signIn()
  const listed = async (when: 'ahead' | 'over') => {
    const { events, found } = await admin(listOfficeEvents, { query: { when } })
    expect(found).toBe(events.length)
    return events.map(({ title }) => title)
  }
  expect(await listed('ahead')).toEqual(ahead)
  // It is also listed where attendance is looked up.
  expect(await listed('over')).toEqual(['on', 'over'])
})
