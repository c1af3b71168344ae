import { recordChanged, recordConflict } from 'contract/content/form-version'
import { updateFollowingEvents } from 'contract/events/event-lifecycle'
import {
  createEvent,
  type EventUpdateForm,
  events,
  listEventEntries,
  updateEvent,
} from 'contract/events/events'
import {
  createMember,
  faculty,
  listMemberEntries,
  type MemberUpdateForm,
  memberUpdated,
  updateMember,
} from 'contract/people/faculty'
import { dayMilliseconds } from 'contract/platform/durations'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { aWeeklyWorkshop } from '../../../test/a-weekly-workshop.ts'
import { panelForm } from '../../../test/panel-form.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'

/** An event, and two forms opened at the same time. */
async function twoForms(given: Partial<Awaited<ReturnType<typeof anEventForm>>> = {}) {
  const site = await testApp()
  const admin = await site.signIn()
  const { _id = '' } = await admin(createEvent, { body: await anEventForm(given) })
  const entry = async () => (await admin(listEventEntries)).entries[0]
  const opened = await entry()
  if (!opened) return expect.fail('There is no event')
  const body = (changed: Partial<EventUpdateForm>) =>
    panelForm(events.fields, opened, changed) as EventUpdateForm
  const save = (changed: Partial<EventUpdateForm>) =>
    admin(updateEvent, { params: { _id }, body: body(changed) })
  return { ...site, admin, _id, opened, entry, save }
}

test('two forms open at the same time each change only their own fields', async () => {
  const { save, entry } = await twoForms({ venue: 'Old hall', end: '2030-01-15T12:00' })

  await save({ date: '2030-02-01T10:00', end: '2030-02-01T13:00', venue: '' })
  await save({ title: 'Mended title', isAllDay: '' })

  expect(await entry()).toMatchObject({
    title: 'Mended title',
    date: '2030-02-01T04:30:00.000Z',
    end: '2030-02-01T07:30:00.000Z',
  })
  expect(await entry()).not.toHaveProperty('venue')
})

test('a conflict names whoever saved the record, not who wrote to its registrants since', async () => {
  const { save, db, _id } = await twoForms()
  await save({ title: 'First title' })
  const admin = confirmedAs('office@college.test')
  const target = { _id, name: 'First title' }
  await db
    .transaction()
    .execute((trx) =>
      recordActivity(
        trx,
        { admin, action: 'emailed', subject: 'registration', target },
        new Date(),
      ),
    )

  const rejected = await rejectionOf(save({ title: 'Second title' }))

  expect(recordConflict.parse(rejected.answer).savedBy).toBe(administrator.email)
})

test('after a concurrent change the editor sees the other version before saving over it', async () => {
  const { save, entry, admin, _id } = await twoForms({ venue: 'Old hall' })
  await save({ title: 'First title', time: '9 AM' })

  const rejected = await rejectionOf(save({ title: 'Second title', venue: 'New hall' }))

  expect([rejected.status, rejected.message]).toEqual([409, recordChanged])
  const { current, conflicts, savedBy } = recordConflict.parse(rejected.answer)
  expect([conflicts, savedBy]).toEqual([['title'], administrator.email])
  expect(current).toMatchObject({ title: 'First title', time: '9 AM', date: '2030-01-15T10:00' })
  expect(await entry()).toMatchObject({ title: 'First title', venue: 'Old hall' })
  const now = (await entry()) ?? {}
  const body = panelForm(events.fields, now, { title: 'Second title', venue: 'New hall' })
  await admin(updateEvent, { params: { _id }, body: body as EventUpdateForm })
  expect(await entry()).toMatchObject({ title: 'Second title', venue: 'New hall', time: '9 AM' })
})

test('the same change on both sides, or a difference in line endings, isn’t a conflict', async () => {
  const { save, entry } = await twoForms({ description: 'First line.\r\nSecond line.' })
  expect((await entry())?.description).toBe('First line.\nSecond line.')
  await save({ title: 'Same title' })
  await save({ title: 'Same title', description: 'First line.\r\nSecond line.' })
  await save({ description: 'First line.\r\nThird line.' })
  expect(await entry()).toMatchObject({
    title: 'Same title',
    description: 'First line.\nThird line.',
  })
})

test('changes that don’t fit together cause a conflict', async () => {
  const { save, entry } = await twoForms({ end: '2030-01-20T12:00' })
  await save({ end: '2030-01-15T11:00' })
  const rejected = await rejectionOf(save({ date: '2030-01-18T10:00' }))
  expect(recordConflict.parse(rejected.answer).conflicts).toEqual(['date'])
  expect(await entry()).toMatchObject({ date: '2030-01-15T04:30:00.000Z' })
})

test('two new pictures cause a conflict, and one replaces a picture that nobody else has replaced', async () => {
  const { save, entry, opened } = await twoForms()
  await save({ image: await aPicture() })
  const first = (await entry())?.image
  expect(first).not.toBe(opened.image)
  const rejected = await rejectionOf(save({ image: await aPicture(), title: 'Mended' }))
  expect(recordConflict.parse(rejected.answer)).toMatchObject({
    conflicts: ['image'],
    current: { image: first },
  })
  await save({ title: 'Mended' })
  expect(await entry()).toMatchObject({ title: 'Mended', image: first })
})

test('a client that sends no version replaces the fields it names, as before', async () => {
  const { save, entry, admin, _id, opened } = await twoForms({ venue: 'Old hall' })
  await save({ title: 'First title', venue: 'New hall' })
  const { title, description, date } = opened
  await admin(updateEvent, { params: { _id }, body: { title, description, date } })
  expect(await entry()).toMatchObject({ title: 'Annual Sports Day' })
  expect(await entry()).not.toHaveProperty('venue')
})

test.each(['', '[]', 'x', '{"title":1}'])('%j is not a version', async (seen) => {
  const { save } = await twoForms()
  expect((await rejectionOf(save({ seen }))).status).toBe(400)
})

test('a form that changes only the title emails nobody, even if the event was moved in the meantime', async () => {
  const { signIn, student, told } = await aRegistrationOffice()
  const admin = await signIn()
  await (await student('asha')).register()
  await told()
  const opened = (await admin(listEventEntries)).entries[0]
  if (!opened) return expect.fail('There is no event')
  const send = (changed: object) =>
    admin(updateEvent, {
      params: { _id: opened._id },
      body: panelForm(events.fields, opened, changed) as EventUpdateForm,
    })
  await send({ date: new Date(Date.now() + 30 * dayMilliseconds).toISOString() })
  expect(await told()).toEqual([expect.stringMatching(/^asha@college.test/)])
  await send({ title: 'Robots' })
  expect(await told()).toEqual([])
})

test('later events of a series keep what someone else changed in the first', async () => {
  const { repeat, admin, idOf, stored } = await aWeeklyWorkshop()
  await repeat()
  const _id = await idOf(0)
  const opened = (await admin(listEventEntries)).entries.find((event) => event._id === _id)
  const form = (changed: object) =>
    panelForm(events.fields, opened ?? {}, changed) as EventUpdateForm
  await admin(updateEvent, { params: { _id }, body: form({ venue: 'Lab' }) })
  await admin(updateFollowingEvents, { params: { _id }, body: form({ title: 'Mended' }) })
  const all = await stored()
  expect(all.map(({ title }) => title)).toEqual(all.map(() => 'Mended'))
  expect(all[0]).toMatchObject({ venue: 'Lab' })
  expect(all[1]).not.toMatchObject({ venue: 'Lab' })
})

test('two forms of one person are also merged', async () => {
  const { signIn } = await testApp()
  const admin = await signIn()
  const { _id = '' } = await admin(createMember, { body: await aMemberForm() })
  const entry = async () => (await admin(listMemberEntries)).entries[0]
  const opened = (await entry()) ?? {}
  const save = (changed: Partial<MemberUpdateForm>) =>
    admin(updateMember, {
      params: { _id },
      body: panelForm(faculty.fields, opened, changed) as MemberUpdateForm,
    })
  const richText = (text: string) =>
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })

  await save({ officeHours: 'Mondays', experience: '7.5', publications: richText('A book') })
  expect(await save({ about: 'Writes.', left: '2031-05-31' })).toEqual({ message: memberUpdated })
  const rejected = await rejectionOf(save({ publications: richText('Another book') }))

  expect(recordConflict.parse(rejected.answer).conflicts).toEqual(['publications'])
  expect(await entry()).toMatchObject({
    officeHours: 'Mondays',
    experience: 7.5,
    about: 'Writes.',
    left: '2031-05-31',
  })
})
