import {
  alreadyCancelled,
  alreadyDraft,
  changeManyEvents,
  previewManyEvents,
} from 'contract/events/bulk'
import { eventHasRegistrations } from 'contract/events/event-lifecycle'
import { noDepartment } from 'contract/events/event-listing'
import { reasonMissing } from 'contract/events/event-people'
import { listDeletedEvents } from 'contract/events/event-trash'
import { createEvent, listEventEntries, listEvents, selectEvents } from 'contract/events/events'
import { listActivities } from 'contract/platform/activity'
import { goneMeanwhile } from 'contract/platform/bulk'
import { noRight } from 'contract/platform/roles'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'
import { unavailable } from '../../platform/errors.ts'

async function aCalendar() {
  const settings = await testApp()
  const admin = await settings.signIn()
  const add = async (title: string, date: string, department = '') => {
    const { _id = '' } = await admin(createEvent, {
      body: await anEventForm({ title, date, department }),
    })
    return _id
  }
  return { ...settings, admin, add }
}

test('events with registrations go to the trash together, and everyone gets one email', async () => {
  const office = await aRegistrationOffice({ capacity: 2 })
  const admin = await office.signIn()
  await (await office.student('asha')).register()
  await office.told()
  const body = await anEventForm({ title: 'Sports Day' })
  const { _id: other = '' } = await admin(createEvent, { body })
  const gone = '0198c0de-0000-7000-8000-000000000000'
  const ids = [office.eventId, other, gone]
  expect(await admin(previewManyEvents, { body: { ids } })).toEqual({ people: 1, unchanged: [] })
  const left = async (act: 'publish' | 'unpublish') =>
    (await admin(previewManyEvents, { body: { ids, act } })).unchanged
  expect((await left('publish'))?.toSorted()).toEqual([office.eventId, other].toSorted())
  // People expect it.
  expect(await left('unpublish')).toEqual([office.eventId])

  const report = await admin(changeManyEvents, { body: { act: 'delete', ids } })

  expect(report).toEqual({
    message: '2 deleted, 1 couldn’t be deleted',
    done: 2,
    rejected: [{ _id: gone, name: '', reason: goneMeanwhile }],
  })
  await office.isIdle()
  expect(office.mails.map(({ to }) => to)).toMatchObject([[{ address: 'asha@college.test' }]])
  const { events } = await admin(listDeletedEvents)
  expect(events.map(({ _id }) => _id)).toEqual([office.eventId])
  const { activities } = await admin(listActivities, { query: { subject: 'event' } })
  expect(activities.slice(0, 2).map(({ action, targetName }) => [action, targetName])).toEqual([
    ['deleted', 'Sports Day'],
    ['trashed', 'Robotics workshop'],
  ])
})

test('events are unpublished and published together, unless people have registered', async () => {
  const office = await aRegistrationOffice()
  const admin = await office.signIn()
  await (await office.student('asha')).register()
  const add = async (title: string, isDraft?: 'yes') =>
    (
      await admin(createEvent, {
        body: { ...(await anEventForm({ title })), ...(isDraft && { isDraft }) },
      })
    )._id ?? ''
  const ids = [await add('Sports Day'), await add('Quiz', 'yes'), office.eventId]
  const run = (act: 'publish' | 'unpublish') => admin(changeManyEvents, { body: { act, ids } })

  expect(await run('unpublish')).toMatchObject({
    done: 1,
    rejected: [
      { name: 'Quiz', reason: alreadyDraft },
      { name: 'Robotics workshop', reason: eventHasRegistrations },
    ],
  })
  expect((await office.visitor(listEvents)).map(({ title }) => title)).toEqual([
    'Robotics workshop',
  ])
  expect((await run('publish')).message).toBe('2 published, 1 couldn’t be published')
  expect(await office.visitor(listEvents)).toHaveLength(3)
})

test('an editor deletes only events of their departments', async () => {
  const { add, clientWith, db } = await aCalendar()
  const ids = [
    await add('Code camp', '2030-01-15T10:00', 'B.C.A.'),
    await add('Moot court', '2030-01-16T10:00', 'LL.B.'),
  ]
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  const report = await editor(changeManyEvents, { body: { act: 'delete', ids } })

  expect(report).toMatchObject({ done: 1, rejected: [{ name: 'Moot court', reason: noRight }] })
})

test('nobody learns the name of a draft of another department', async () => {
  const { admin, clientWith, db } = await aCalendar()
  const form = await anEventForm({ title: 'Secret prize', department: 'LL.B.' })
  const { _id = '' } = await admin(createEvent, { body: { ...form, isDraft: 'yes' } })
  const rejectedOf = async (department: string) => {
    const editor = clientWith(
      await signInAs(db, { role: 'editor', departments: [department], mayPublish: true }),
    )
    return (await editor(changeManyEvents, { body: { act: 'unpublish', ids: [_id] } })).rejected
  }

  expect(await rejectedOf('bca')).toMatchObject([{ name: '' }])
  expect(await rejectedOf('llb')).toEqual([{ _id, name: 'Secret prize', reason: alreadyDraft }])
})

test('events are filtered by year and month of the college’s calendar, and by department', async () => {
  const { add, admin } = await aCalendar()
  // Midnight in India is still the year before in UTC.
  await add('New Year', '2031-01-01T00:00')
  await add('Fest', '2030-12-31T23:00', 'B.C.A.')
  await add('Quiz', '2032-01-10T10:00', 'bca')
  const titles = async (query: object) =>
    (await admin(listEventEntries, { query: { ...query, sort: 'title' } })).entries.map(
      ({ title }) => title,
    )

  expect(await titles({ year: '2031' })).toEqual(['New Year'])
  for (const year of ['1', '0', '-1', '1e5', 'soon']) expect(await titles({ year })).toEqual([])
  expect(await titles({ month: '1' })).toEqual(['New Year', 'Quiz'])
  expect(await titles({ year: '2030', month: '12' })).toEqual(['Fest'])
  expect(await titles({ department: 'BCA' })).toEqual(['Fest', 'Quiz'])
  expect(await titles({ department: noDepartment })).toEqual(['New Year'])
  expect((await admin(listEventEntries)).values).toEqual({
    department: ['B.C.A.', 'Whole college', 'bca'],
    year: ['2032', '2031', '2030'],
  })
  const selected = await admin(selectEvents, { query: { month: '1' } })
  expect([selected.found, selected.entries.length]).toEqual([2, 2])
})

test('events are cancelled as one act: everyone gets one email, and the activity log one entry', async () => {
  const office = await aRegistrationOffice({ capacity: 2 })
  const admin = await office.signIn()
  await (await office.student('asha')).register()
  await office.told()
  const create = async (title: string, more = {}) =>
    (await admin(createEvent, { body: { ...(await anEventForm({ title })), ...more } }))._id ?? ''
  const other = await create('Sports Day')
  const ids = [office.eventId, other, other]
  const cancel = (more: { ids: string[]; reason?: string; reason_hi?: string }) =>
    admin(changeManyEvents, { body: { act: 'cancel', ...more } })
  const counted = () => admin(previewManyEvents, { body: { ids, act: 'cancel' } })
  expect(await counted()).toEqual({ people: 1, unchanged: [] })
  expect(await rejectionOf(cancel({ ids }))).toMatchObject({
    status: 400,
    errors: { reason: reasonMissing },
  })

  expect(await cancel({ ids, reason: 'The hall is flooded', reason_hi: 'सभागार में पानी' })).toEqual({
    message: '2 cancelled',
    done: 2,
    rejected: [],
  })

  await office.isIdle()
  expect((await counted()).unchanged?.toSorted()).toEqual([office.eventId, other].toSorted())
  expect(office.mails.map(({ to }) => to)).toMatchObject([[{ address: 'asha@college.test' }]])
  expect(office.mails[0]?.text).toContain('The hall is flooded')
  const shown = await office.visitor(listEvents)
  expect(shown.map(({ state, stateNote }) => [state, stateNote])).toEqual([
    ['cancelled', 'The hall is flooded'],
    ['cancelled', 'The hall is flooded'],
  ])
  const inHindi = await office.visitor(listEvents, { query: { lang: 'hi' } })
  expect(inHindi.map(({ stateNote }) => stateNote)).toEqual(['सभागार में पानी', 'सभागार में पानी'])
  const { activities } = await admin(listActivities, { query: { action: 'cancelled' } })
  expect(activities.map(({ targetName }) => targetName?.split('; ').toSorted())).toEqual([
    ['Robotics workshop', 'Sports Day'],
  ])
  const again = await cancel({ ids: [other], reason: 'Rain' })
  expect(again.rejected).toEqual([{ _id: other, name: 'Sports Day', reason: alreadyCancelled }])
  await office.isIdle()
  expect(office.mails).toHaveLength(1)
})

test('an editor cancels only events of their departments', async () => {
  const { add, admin, clientWith, db } = await aCalendar()
  const ids = [
    await add('Code camp', '2030-01-15T10:00', 'B.C.A.'),
    await add('Moot court', '2030-01-16T10:00', 'LL.B.'),
  ]
  const form = await anEventForm({ title: 'Secret prize', department: 'LL.B.' })
  const { _id: draft = '' } = await admin(createEvent, { body: { ...form, isDraft: 'yes' } })
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  const report = await editor(changeManyEvents, {
    body: { act: 'cancel', ids: [...ids, draft], reason: 'Rain' },
  })

  expect(report).toMatchObject({
    done: 1,
    rejected: [
      { name: 'Moot court', reason: noRight },
      { name: '', reason: noRight },
    ],
  })
})

test('people are emailed about cancelled events even if the bulk action breaks off after them', async () => {
  const { mails, variables } = await mailSink()
  let breaksOff = false
  const { signIn, db } = await testApp({
    variables,
    wrap: ({ db, changes }) => ({
      db,
      changes: {
        ...changes,
        commit: async (...change) => {
          const result = await changes.commit(...change)
          if (breaksOff) throw unavailable()
          return result
        },
      },
    }),
  })
  const { eventId, enter } = await aWorkshop(db)
  await enter('asha')
  await db.deleteFrom('mails').execute()
  const admin = await signIn()
  breaksOff = true
  const body = { act: 'cancel' as const, ids: [eventId], reason: 'Rain' }
  expect(await rejectionOf(admin(changeManyEvents, { body }))).toMatchObject({ status: 503 })
  await expect.poll(() => mails.map(({ text }) => text)).toEqual([expect.stringContaining('Rain')])
})
