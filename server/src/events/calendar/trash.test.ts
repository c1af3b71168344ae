import { listAttendance } from 'contract/events/attendance'
import { listCheckInEvents } from 'contract/events/check-in'
import { cancelEvent, getActionImpact, resumeEvent } from 'contract/events/event-lifecycle'
import {
  eventRestored,
  eventRestoredCancelled,
  eventTrashDays,
  listDeletedEvents,
  restoreEvent,
} from 'contract/events/event-trash'
import {
  deleteEvent,
  eventDeleted,
  getEvent,
  getEventCalendar,
  listEventEntries,
  listEvents,
  updateEvent,
} from 'contract/events/events'
import { getOfficeEvent, listOfficeEvents } from 'contract/events/registration-office'
import { listOwnRegistrations } from 'contract/events/registrations'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { searchSite } from 'contract/search/search'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { cleanUpRegistrations } from '../retention/clean-up-registrations.ts'
import { purgeDeletedEvents } from './trash.ts'

async function aDeletedEvent() {
  const office = await aRegistrationOffice({ capacity: 1 })
  const admin = await office.signIn()
  const asha = await office.student('asha')
  await asha.register()
  await (await office.student('binod')).register()
  await office.told()
  const params = { _id: office.eventId }
  const { date } = await admin(getEvent, { params })
  return {
    ...office,
    admin,
    asha,
    params,
    date,
    remove: () => admin(deleteEvent, { params }),
    trash: async () => (await admin(listDeletedEvents)).events,
    restore: () => admin(restoreEvent, { params }),
  }
}

test('deleting an event with registrations cancels it for them, and nothing is lost', async () => {
  const { admin, asha, remove, trash, told, rows, mails, isIdle, params } = await aDeletedEvent()
  const before = await rows()

  expect(await remove()).toEqual({ message: eventDeleted })

  await isIdle()
  const [mail] = mails
  const file = mail?.attachments.find(({ filename }) => filename === 'event.ics')
  expect(String(file?.content && Buffer.from(file.content as ArrayBuffer))).toContain(
    'STATUS:CANCELLED',
  )
  expect(await told()).toEqual([
    'asha@college.test: Cancelled: Robotics workshop',
    'binod@college.test: Cancelled: Robotics workshop',
  ])
  expect((await rows()).map(({ _id, state }) => [_id, state])).toEqual(
    before.map(({ _id, state }) => [_id, state]),
  )
  expect(await trash()).toMatchObject([{ ...params, title: 'Robotics workshop', people: 2 }])
  const [own] = (await asha.client(listOwnRegistrations)).registrations
  expect(own).toMatchObject({ isDeleted: true, eventState: 'cancelled', canLeave: false })
  expect((await rejectionOf(remove())).status).toBe(404)
  const { activities } = await admin(listActivities, { query: { action: 'trashed' } })
  expect(activities).toMatchObject([{ subject: 'event', targetName: 'Robotics workshop' }])
})

test('only those who may restore a deleted event can see it', async () => {
  const { admin, visitor, remove, params, student, inject, eventId } = await aDeletedEvent()
  await remove()

  expect(await visitor(listEvents)).toEqual([])
  expect((await admin(listEventEntries)).entries).toEqual([])
  expect((await admin(listOfficeEvents)).events).toEqual([])
  expect((await admin(listCheckInEvents)).events).toEqual([])
  expect((await admin(listAttendance)).events).toEqual([])
  const { groups } = await visitor(searchSite, { query: { q: 'robotics' } })
  expect(groups.flatMap(({ found }) => found)).toEqual([])
  const { image: _, ...form } = await anEventForm()
  for (const work of [
    () => visitor(getEvent, { params }),
    () => admin(updateEvent, { params, body: form }),
    () => admin(getActionImpact, { params, query: { act: 'cancel' } }),
    () => admin(getOfficeEvent, { params: { eventId } }),
  ])
    expect((await rejectionOf(work())).status).toBe(404)
  const file = await inject({ url: getEventCalendar.url.replace(':_id', eventId) })
  expect(file.statusCode).toBe(404)
  expect(await (await student('chitra')).register()).toMatch(/said=none/)
})

test('a restored event stays cancelled until it is reinstated', async () => {
  const { admin, visitor, remove, restore, trash, told, rows, params, date } = await aDeletedEvent()
  await remove()
  await told()

  expect(await restore()).toEqual({ message: eventRestoredCancelled('Robotics workshop') })

  expect(await trash()).toEqual([])
  expect(await visitor(listEvents)).toMatchObject([{ ...params, state: 'cancelled' }])
  // Another tab, or a double click.
  const activities = () => admin(listActivities, { query: { action: 'restored' } })
  const before = await activities()
  expect(await restore()).toEqual({ message: eventRestoredCancelled('Robotics workshop') })
  expect(await activities()).toEqual(before)
  expect(await told()).toEqual([])
  await admin(resumeEvent, { params, body: { seen: { date, state: 'cancelled' } } })
  expect(await told()).toEqual([
    'asha@college.test: Going ahead after all: Robotics workshop',
    'binod@college.test: Going ahead after all: Robotics workshop',
  ])
  expect((await rows()).map(({ state }) => state)).toEqual(['registered', 'waiting'])
})

test('deleting a cancelled event sends no second email', async () => {
  const { admin, params, date, told, remove, trash } = await aDeletedEvent()
  await admin(cancelEvent, { params, body: { seen: { date }, reason: 'Flooded' } })
  await told()
  const impact = await admin(getActionImpact, { params, query: { act: 'delete' } })
  expect(impact.one).toEqual({ events: 1, people: 2, ahead: 0 })
  await remove()
  expect(await told()).toEqual([])
  expect(await trash()).toMatchObject([{ stateNote: 'Flooded' }])
})

test('deleting a past event notifies nobody, keeps its attendance, and can be undone', async () => {
  const { db, remove, restore, told, params, visitor } = await aDeletedEvent()
  const date = new Date(Date.now() - 20 * day).toISOString()
  await db.updateTable('events').set({ date }).execute()
  await remove()
  expect(await told()).toEqual([])
  expect(await restore()).toEqual({ message: eventRestored('Robotics workshop') })
  expect((await visitor(getEvent, { params })).state).toBeUndefined()
})

test('a deleted event is removed permanently after thirty days, with its registrations, and this is recorded once', async () => {
  const { deps, db, advance, remove, rows } = await aDeletedEvent()
  await remove()
  advance((eventTrashDays - 1) * day)
  await purgeDeletedEvents(deps)
  expect(await rows()).toHaveLength(2)

  advance(2 * day)
  await Promise.all([purgeDeletedEvents(deps), purgeDeletedEvents(deps)])

  expect(await db.selectFrom('events').select('_id').execute()).toEqual([])
  expect(await rows()).toEqual([])
  const deleted = db.selectFrom('activities').select('admin').where('action', '=', 'deleted')
  expect(await deletedOf(deleted)).toEqual(['automatic deletion'])
})

const deletedOf = async (result: { execute: () => Promise<{ admin: string }[]> }) =>
  (await result.execute()).map(({ admin }) => admin)

test('people of a deleted event are forgotten like those of any other', async () => {
  const { deps, db, remove, rows } = await aDeletedEvent()
  const date = new Date(Date.now() - 800 * day).toISOString()
  await db.updateTable('events').set({ date }).execute()
  await remove()
  await cleanUpRegistrations(deps)
  expect((await rows()).map(({ email }) => email)).toEqual([null, null])
})

test('an event without registrations is deleted at once, and the panel says which events have some', async () => {
  const { admin, db, remove, trash, rows } = await aDeletedEvent()
  const entry = async () => (await admin(listEventEntries)).entries[0]
  expect(await entry()).toMatchObject({ hasPeople: true })
  await db.updateTable('registrations').set({ state: 'left' }).execute()
  await db.updateTable('eventSeats').set({ taken: 0, waiting: 0 }).execute()
  expect(await entry()).not.toHaveProperty('hasPeople')
  await remove()
  expect(await trash()).toEqual([])
  expect(await rows()).toEqual([])
})
