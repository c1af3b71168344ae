import { readContent } from 'contract/content/calls'
import { trashContent } from 'contract/content/entry-calls'
import { listEventCategories } from 'contract/content/event-categories'
import { translationOf } from 'contract/content/translations/record-translations'
import {
  createEvent,
  type EventUpdateForm,
  events,
  listEventEntries,
  updateEvent,
} from 'contract/events/events'
import {
  createMember,
  deleteMember,
  faculty,
  listMemberEntries,
  type MemberUpdateForm,
  updateMember,
} from 'contract/people/faculty'
import { getVersion, listVersions, versionGone } from 'contract/record-history'
import { administrator } from 'testing/administrator.ts'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { panelForm } from '../../../test/panel-form.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'

async function anEvent(given: Partial<Awaited<ReturnType<typeof anEventForm>>> = {}) {
  const site = await testApp()
  const admin = await site.signIn()
  const { _id = '' } = await admin(createEvent, { body: await anEventForm(given) })
  const params = { _id }
  const entry = async () => (await admin(listEventEntries)).entries[0] ?? expect.fail('No event')
  const save = async (changed: Partial<EventUpdateForm>) => {
    const body = panelForm(events.fields, await entry(), changed) as EventUpdateForm
    return admin(updateEvent, { params, body })
  }
  const versions = async () => (await admin(listVersions.events, { params })).versions
  const textsOf = async (versionId = '') =>
    (await admin(getVersion.events, { params: { _id, versionId } })).texts
  return { ...site, admin, params, entry, save, versions, textsOf }
}

async function aMember(given: Partial<Awaited<ReturnType<typeof aMemberForm>>> = {}) {
  const site = await testApp()
  const admin = await site.signIn()
  const { _id = '' } = await admin(createMember, { body: await aMemberForm(given) })
  const params = { _id }
  const save = async (changed: Partial<MemberUpdateForm>) => {
    const [entry] = (await admin(listMemberEntries)).entries
    const body = panelForm(faculty.fields, entry ?? {}, changed) as MemberUpdateForm
    return admin(updateMember, { params, body })
  }
  const versions = async () => (await admin(listVersions.faculty, { params })).versions
  const textsOf = async (versionId = '') =>
    (await admin(getVersion.faculty, { params: { _id, versionId } })).texts
  return { ...site, admin, params, save, versions, textsOf }
}

test('the history of an event says who changed what and when, field by field', async () => {
  const { save, versions, deps, advance } = await anEvent({ venue: 'Old hall' })
  advance(60_000)
  const before = deps.now().toISOString()
  const venue_hi = translationOf(events.fields.venue, 'New hall', 'नया हॉल')
  await save({ title: 'Sports Week', venue: 'New hall', venue_hi, isDraft: 'yes' })
  await save({ date: '2030-02-01T10:00', isDraft: '' })
  await save({ title: 'Sports Week' })

  const { title, venue, date, isDraft } = events.fields
  const about = { author: administrator.email, action: 'updated' }
  expect(await versions()).toMatchObject([
    {
      ...about,
      changes: [
        {
          field: date.label,
          before: '2030-01-15T04:30:00.000Z',
          after: '2030-02-01T04:30:00.000Z',
        },
        { field: isDraft.label, before: 'true', after: 'false' },
      ],
    },
    {
      ...about,
      changes: [
        { field: title.label, before: 'Annual Sports Day', after: 'Sports Week' },
        { field: venue.label, before: 'Old hall', after: 'New hall' },
        { field: isDraft.label, before: 'false', after: 'true' },
        { field: events.fields.venue_hi.label, after: 'नया हॉल' },
      ],
    },
    { author: administrator.email, action: 'created', changes: [] },
  ])
  const times = (await versions()).map(({ savedAt }) => savedAt)
  expect(times.map((savedAt) => savedAt >= before)).toEqual([true, true, false])
})

test('the form filled in from an earlier version restores it, and that is a version, too', async () => {
  const { save, versions, textsOf, entry } = await anEvent({ venue: 'Old hall', time: '9 AM' })
  const venue_hi = translationOf(events.fields.venue, 'Old hall', 'पुराना हॉल')
  await save({ venue_hi })
  const before = await entry()
  await save({ title: 'Another', venue: '', venue_hi: '', description: 'A shorter description.' })
  const [, version] = await versions()

  const texts = await textsOf(version?._id)
  expect(texts).toMatchObject({ title: before.title, date: '2030-01-15T10:00', time: '9 AM' })
  expect(texts).not.toHaveProperty('image')
  expect(texts).not.toHaveProperty('state')
  await save(texts)

  expect(await entry()).toEqual(before)
  expect((await versions())[0]?.changes).toHaveLength(4)
  await save({ time: '' })
  expect(await rejectionOf(textsOf(before._id))).toMatchObject({ message: versionGone })
})

test('two editors at once: each version has only what its author changed', async () => {
  const { admin, params, entry, versions, clientWith, db } = await anEvent({ venue: 'Old hall' })
  const second = clientWith(await signInAs(db, { role: 'publisher' }))
  const opened = await entry()
  const form = (changed: object) => panelForm(events.fields, opened, changed) as EventUpdateForm
  await Promise.all([
    admin(updateEvent, { params, body: form({ title: 'Sports Week' }) }),
    second(updateEvent, { params, body: form({ venue: 'New hall' }) }),
  ])

  const changed = (await versions()).slice(0, 2)
  expect(changed.map(({ author }) => author)).toContain(administrator.email)
  const changes = changed.flatMap(({ author, changes }) =>
    changes.map(({ after }) => [author === administrator.email, after]),
  )
  expect(changes.toSorted()).toEqual([
    [false, 'New hall'],
    [true, 'Sports Week'],
  ])
})

const mayPublish = true

test.each<[Parameters<typeof signInAs>[1], number]>([
  [{ role: 'owner' }, 200],
  [{ role: 'editor', departments: ['bca'], mayPublish }, 200],
  [{ role: 'editor', departments: ['bba'], mayPublish }, 403],
  [{ role: 'editor', departments: ['bca'] }, 403],
  [{ role: 'author' }, 403],
  [{ role: 'office' }, 403],
  [{ role: 'door' }, 403],
  [{ role: 'teacher' }, 403],
])('only those who may edit a record can read its history: %j', async (who, status) => {
  for (const record of [await anEvent({ department: 'B.C.A.' }), await aMember()]) {
    const { app, db, params, versions } = record
    const [newest] = await versions()
    const cookie = await signInAs(db, who)
    const address = `/api/admin/${'entry' in record ? 'events' : 'faculty'}/${params._id}/history`
    for (const url of [address, `${address}/${newest?._id}`]) {
      expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(status)
      expect((await app.inject({ url })).statusCode).toBe(401)
    }
  }
})

test('a category that has been deleted since has no id in the history, and isn’t restored', async () => {
  const { admin, visitor, save, versions, textsOf } = await anEvent({ category: 'Lecture' })
  await save({ category: '' })
  const categories = await visitor(listEventCategories)
  const _id = categories.find(({ slug }) => slug === 'lecture')?._id ?? ''
  const entry = { params: { _id } }
  const { version } = await admin(readContent, entry)
  await admin(trashContent, { ...entry, body: { version } })

  const [last, first] = await versions()
  expect(last?.changes).toEqual([{ field: events.fields.category.label, before: '(deleted)' }])
  expect(await textsOf(first?._id)).toMatchObject({ category: '' })
})

test('a version of another record is not found', async () => {
  const { admin, params, versions } = await anEvent()
  const { _id = '' } = await admin(createEvent, { body: await anEventForm() })
  const [version] = await versions()
  const versionId = version?._id ?? ''
  const others = admin(getVersion.events, { params: { _id, versionId } })
  expect(await rejectionOf(others)).toMatchObject({ status: 404, message: versionGone })
  expect(await admin(getVersion.events, { params: { ...params, versionId } })).toBeTruthy()
})

test('a contact detail that is removed is removed from the history', async () => {
  const { save, versions, textsOf, db } = await aMember({ phone: '+91 98000 11111' })
  await save({ phone: '+91 98000 22222', email: 'asha@home.example' })
  await save({ phone: '', specialization: 'Networks' })

  const stored = async () =>
    JSON.stringify(await db.selectFrom('recordVersions').selectAll().execute())
  expect(await stored()).not.toMatch(/98000/)
  const { phone, email, specialization } = faculty.fields
  const forgotten = { field: phone.label, after: 'no longer stored' }
  const [last, second] = await versions()
  expect(last?.changes).toEqual([
    { field: specialization.label, before: expect.any(String), after: 'Networks' },
    forgotten,
  ])
  expect(second?.changes).toEqual([{ field: email.label, after: 'asha@home.example' }, forgotten])

  await save({ phone: '+91 98000 33333' })
  expect(await textsOf(second?._id)).not.toHaveProperty('phone')
  await save({ email: '' })
  expect(await stored()).not.toMatch(/home\.example/)
})

test('deleting a person deletes their history', async () => {
  const { admin, params, save, db, clientWith } = await aMember({ about: 'Teaches networks.' })
  await save({ about: 'Teaches compilers.' })
  const owner = clientWith(await signInAs(db, { role: 'owner' }))
  await owner(deleteMember, { params })

  expect(await db.selectFrom('recordVersions').selectAll().execute()).toEqual([])
  const gone = await rejectionOf(admin(listVersions.faculty, { params }))
  expect(gone).toMatchObject({ status: 404 })
})

test('fifty versions of a record are stored, and their list is small even if all texts are long', async () => {
  const { save, versions, textsOf, db } = await anEvent()
  const words = (salt: number, count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word}${(index * salt) % 97}`).join(' ')
  const texts = (salt: number) => ({
    title: `Sports Day ${salt}`,
    description: words(salt, 1_000, 'ground'),
    description_hi: translationOf(events.fields.description, '', words(salt, 1_000, 'मैदान')),
    venue: `Hall ${salt}`,
  })
  for (let salt = 1; salt <= 60; salt++) await save(texts(salt))

  const list = await versions()
  expect(list).toHaveLength(50)
  expect(await db.selectFrom('recordVersions').select('_id').execute()).toHaveLength(50)
  expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(100_000)
  expect(await textsOf(list.at(-1)?._id)).toMatchObject(texts(11))
})
