import { college } from 'college/facts'
import { changeManyEvents } from 'contract/events/bulk'
import {
  cancelEvent,
  copyEvent,
  moveEvent,
  postponeEvent,
  repeatEvent,
  resumeEvent,
  updateFollowingEvents,
} from 'contract/events/event-lifecycle'
import { restoreEvent } from 'contract/events/event-trash'
import {
  createEvent,
  deleteEvent,
  type EventUpdateForm,
  events,
  listEventEntries,
  updateEvent,
} from 'contract/events/events'
import { undoImport } from 'contract/operations/undo-import'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { localTime } from 'contract/platform/zoned-time'
import { getVersion, listVersions } from 'contract/record-history'
import { daysFromNow } from 'testing/an-event.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { panelForm } from '../../../test/panel-form.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { aTableOffice, lines } from '../../../test/table-calls.ts'
import type { testApp } from '../../../test/test-app.ts'
import { purgeDeletedEvents } from './trash.ts'

type Admin = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['signIn']>>

const historyOf = async (admin: Admin, _id: string) =>
  (await admin(listVersions.events, { params: { _id } })).versions
const actsOf = async (admin: Admin, _id: string) =>
  (await historyOf(admin, _id)).map(({ action, changes }) =>
    [action, ...changes.map(({ field }) => field)].join(': '),
  )

const { title, venue, date, state, stateNote, previousDate } = events.fields
const reason = 'The hall is flooded'

test('every act on an event is in its history', async () => {
  const { importRows, signIn } = await aTableOffice()
  const admin = await signIn()
  const first = daysFromNow(9)
  const { _id = '' } = await admin(createEvent, { body: await anEventForm({ date: first }) })
  const params = { _id }
  const entry = async () => {
    const { entries } = await admin(listEventEntries)
    return entries.find((one) => one._id === _id) ?? expect.fail('No event')
  }
  const seen = async () => {
    const { date: at, state: is } = await entry()
    return { date: at, ...(is && { state: is }) }
  }
  await admin(postponeEvent, { params, body: { seen: await seen(), reason } })
  await admin(moveEvent, { params, body: { seen: await seen(), date: daysFromNow(20) } })
  await admin(cancelEvent, { params, body: { seen: await seen(), reason } })
  await admin(resumeEvent, { params, body: { seen: await seen() } })
  await admin(changeManyEvents, { body: { act: 'unpublish', ids: [_id] } })
  await admin(changeManyEvents, { body: { act: 'publish', ids: [_id] } })
  await admin(changeManyEvents, { body: { act: 'cancel', ids: [_id], reason } })
  await admin(resumeEvent, { params, body: { seen: await seen() } })
  await admin(repeatEvent, { params, body: { seen: await seen(), every: 'week', count: 2 } })
  const { title: name, date: at } = await entry()
  const wall = localTime(at, college.timeZone)
  const row = `${_id},Imported title,"${(await entry()).description}",${wall}`
  const { importId = '' } = await importRows('events', lines('_id,title,description,date', row))
  await admin(undoImport, { params: { _id: importId } })
  const { image: _, ...form } = await anEventForm({ title: name, date: wall })
  await admin(updateFollowingEvents, { params, body: { ...form, venue: 'Lawn' } })

  const draft = events.fields.isDraft.label
  expect(await actsOf(admin, _id)).toEqual([
    `updated: ${venue.label}`,
    `undone: ${title.label}`,
    `imported: ${title.label}`,
    'repeated',
    `resumed: ${state.label}: ${stateNote.label}`,
    `cancelled: ${state.label}: ${stateNote.label}`,
    `updated: ${draft}`,
    `updated: ${draft}`,
    `resumed: ${state.label}: ${stateNote.label}`,
    `cancelled: ${state.label}`,
    `moved: ${date.label}: ${state.label}: ${previousDate.label}`,
    `postponed: ${state.label}: ${stateNote.label}`,
    'created',
  ])
  const { entries } = await admin(listEventEntries)
  const later = entries.find((one) => one._id !== _id)?._id ?? ''
  expect(await actsOf(admin, later)).toEqual([`updated: ${venue.label}`, 'created'])
  const copy = await admin(copyEvent, { params, body: { ...form, title: 'Copied title' } })
  expect(await actsOf(admin, copy._id ?? '')).toEqual(['created'])
})

test('an event restored from the trash has its history, and its form can be restored, too', async () => {
  const { db, deps, eventId, student, told, advance, signIn } = await aRegistrationOffice()
  const admin = await signIn()
  const params = { _id: eventId }
  await (await student('asha')).register()
  await told()
  const [opened] = (await admin(listEventEntries)).entries
  const save = async (changed: Partial<EventUpdateForm>) =>
    admin(updateEvent, {
      params,
      body: panelForm(events.fields, opened ?? {}, changed) as EventUpdateForm,
    })
  await save({ venue: 'Old hall' })
  const [version] = await historyOf(admin, eventId)
  await save({ title: 'A mistake' })
  await admin(deleteEvent, { params })

  const versionOf = () =>
    admin(getVersion.events, { params: { _id: eventId, versionId: version?._id ?? '' } })
  expect(await rejectionOf(historyOf(admin, eventId))).toMatchObject({ status: 404 })
  expect(await rejectionOf(versionOf())).toMatchObject({ status: 404 })
  await admin(restoreEvent, { params })

  expect(await actsOf(admin, eventId)).toEqual([
    'restored',
    `trashed: ${state.label}`,
    `updated: ${title.label}`,
    `updated: ${venue.label}`,
  ])
  expect((await versionOf()).texts).toMatchObject({ title: opened?.title, venue: 'Old hall' })

  await admin(deleteEvent, { params })
  advance(31 * day)
  await purgeDeletedEvents(deps)
  expect(await db.selectFrom('recordVersions').selectAll().execute()).toEqual([])
})

test('the history names categories, and restores none that is gone', async () => {
  const { signIn, db } = await aTableOffice()
  const admin = await signIn()
  const { _id = '' } = await admin(createEvent, { body: await anEventForm({ category: 'Sports' }) })
  const { image: _, ...form } = await anEventForm()
  await admin(updateEvent, { params: { _id }, body: { ...form, category: '' } })
  const [, before] = await historyOf(admin, _id)
  const category = async () =>
    (await admin(getVersion.events, { params: { _id, versionId: before?._id ?? '' } })).texts
      .category

  const [{ changes } = { changes: [] }] = await historyOf(admin, _id)
  expect(changes).toEqual([{ field: events.fields.category.label, before: 'Sports' }])
  const id = await category()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  await db
    .updateTable('contentItems')
    .set({ deletedAt: '2020-01-01T00:00:00.000Z', publishedId: null })
    .where('_id', '=', id ?? '')
    .execute()
  expect(await category()).toBe('')
})
