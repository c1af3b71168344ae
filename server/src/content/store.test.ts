import { listActivities } from 'contract/activity'
import {
  contentTaken,
  discardDraft,
  type EditedContent,
  listContent,
  listRevisions,
  publishContent,
  readContent,
  restoreContent,
  saveContent,
  unscheduleContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { getFacts } from 'contract/content/facts'
import { isSingletonName, singletonNames } from 'contract/content/types'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { adminCookie, testApp } from '../../test/test-app.ts'
import { createAdmin } from '../admin/accounts.ts'
import { publishDue } from './due.ts'

/** An editor at the facts of the college, and what visitors read of them. */
async function anEditor() {
  const settings = await testApp()
  const call = await settings.signIn()
  const { entries } = await call(listContent, { query: { type: 'facts' } })
  const _id = entries[0]?._id ?? ''
  const params = { _id }
  const read = () => call(readContent, { params })
  const written = (entry: EditedContent, change: ContentData) => ({
    version: entry.version,
    ...(entry.basedOn && { basedOn: entry.basedOn }),
    data: { ...entry.data, ...change },
  })
  return {
    ...settings,
    call,
    params,
    read,
    save: (entry: EditedContent, change: ContentData) =>
      call(saveContent, { params, body: written(entry, change) }),
    publish: (entry: EditedContent, change: ContentData, at?: string) =>
      call(publishContent, { params, body: { ...written(entry, change), ...(at && { at }) } }),
    hours: async () => (await settings.visitor(getFacts)).officeHours,
    activities: async () =>
      (await call(listActivities, { query: { subject: 'content' } })).activities,
  }
}

/** What stands there for whoever came second. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It was taken'),
    (refusal: { status: number; message: string; answer?: unknown }) => refusal,
  )

test('an empty site begins with what its folder says', async () => {
  const { call, hours, read } = await anEditor()

  const types = (await call(listContent)).entries.map(({ type }) => type)
  expect(types.filter(isSingletonName).toSorted()).toEqual(singletonNames.toSorted())
  expect(await call(listContent, { query: { type: 'facts' } })).toMatchObject({
    entries: [{ type: 'facts', isPublic: true, hasDraft: false, author: 'first start' }],
  })
  expect(await hours()).toBe(college.officeHours)
  expect(await read()).toMatchObject({ version: 1, data: { shortName: college.shortName } })
})

test('the entry that was written last stands first', async () => {
  const { call, read, save, advance } = await anEditor()
  advance(1000)
  await save(await read(), { officeHours: 'Later' })

  const { entries } = await call(listContent)

  expect(entries[0]?.hasDraft).toBe(true)
  expect(entries.slice(1).some(({ hasDraft }) => hasDraft)).toBe(false)
})

test('a draft is nobody’s but the editors’ until it is published', async () => {
  const { read, save, publish, hours } = await anEditor()
  const { entry } = await save(await read(), { officeHours: 'Never' })
  expect(entry).toMatchObject({ hasDraft: true, data: { officeHours: 'Never' } })
  expect(await hours()).toBe(college.officeHours)

  const published = await publish(entry, { officeHours: 'Always' })

  expect(published.entry).toMatchObject({ hasDraft: false, isPublic: true })
  expect(await hours()).toBe('Always')
})

test('no write is made from a version that somebody has changed since', async () => {
  const { call, params, read, save, publish, hours } = await anEditor()
  const begun = await read()
  await save(begun, { officeHours: 'Mine' })

  for (const comeLate of [
    () => save(begun, { officeHours: 'Late' }),
    () => publish(begun, { officeHours: 'Late' }),
    () => call(discardDraft, { params, body: { version: begun.version } }),
    () => call(unscheduleContent, { params, body: { version: begun.version } }),
    () =>
      call(restoreContent, {
        params,
        body: { version: begun.version, revision: begun.publicRevision ?? '' },
      }),
  ])
    expect(await refusalOf(comeLate())).toMatchObject({
      status: 409,
      message: contentTaken,
      answer: { current: { version: begun.version + 1, data: { officeHours: 'Mine' } } },
    })
  expect((await read()).data).toMatchObject({ officeHours: 'Mine' })
  expect(await hours()).toBe(college.officeHours)
})

test('a write without a version is refused', async () => {
  const { app, params, read } = await anEditor()
  const cookie = await adminCookie(app)
  const { data } = await read()
  for (const version of [undefined, 0, -1, 1.5, '1'])
    for (const [method, url] of [
      ['PUT', ''],
      ['POST', '/publish'],
    ] as const) {
      const answer = await app.inject({
        method,
        url: `/api/admin/content/${params._id}${url}`,
        headers: { cookie },
        payload: { version, data },
      })
      expect([version, answer.statusCode]).toEqual([version, 400])
    }
})

test('what is sent twice, because no answer came, is written once', async () => {
  const { read, save, publish, activities } = await anEditor()
  const begun = await read()
  const first = await save(begun, { officeHours: 'Once' })
  expect(await save(begun, { officeHours: 'Once' })).toEqual(first)

  const published = await publish(first.entry, {})
  expect(await publish(first.entry, {})).toEqual(published)

  expect(await activities()).toHaveLength(1)
})

test('an autosave that comes after the publication does not take it back', async () => {
  const { read, save, publish, hours } = await anEditor()
  const { entry } = await save(await read(), { officeHours: 'Draft' })
  await publish(entry, { officeHours: 'Public' })

  expect(await refusalOf(save(entry, { officeHours: 'Late draft' }))).toMatchObject({ status: 409 })

  expect(await hours()).toBe('Public')
  expect((await read()).hasDraft).toBe(false)
})

test('a draft that was begun from an older publication does not go over a newer one', async () => {
  const { call, params, read, save, publish, hours, advance } = await anEditor()
  const begun = await read()
  await publish(begun, { officeHours: 'Scheduled' }, new Date(Date.now() + 60_000).toISOString())
  const { entry: draft } = await save(
    { ...(await read()), ...(begun.basedOn && { basedOn: begun.basedOn }) },
    { officeHours: 'Older' },
  )
  advance(61_000)
  expect(await hours()).toBe('Scheduled')

  const refusal = await refusalOf(publish(draft, {}))

  expect(refusal).toMatchObject({
    status: 409,
    answer: {
      current: {
        version: draft.version,
        publicData: { officeHours: 'Scheduled' },
        basedOnData: begun.data,
      },
    },
  })
  expect(await hours()).toBe('Scheduled')
  // Whoever has seen both may.
  const seen = await read()
  const { publicRevision = '', version, data } = seen
  await call(publishContent, { params, body: { version, basedOn: publicRevision, data } })
  expect(await hours()).toBe('Older')
})

test('two people do not write into one draft', async () => {
  const { app, db, params, read, save, call } = await anEditor()
  await createAdmin(db, 'second@college.test', 'another-long-password')
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email: 'second@college.test', password: 'another-long-password' },
  })
  const [session] = login.cookies
  const { entry } = await save(await read(), { officeHours: 'First' })
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/admin/content/${params._id}`,
    headers: { cookie: `${session?.name}=${session?.value}` },
    payload: {
      version: entry.version,
      basedOn: entry.basedOn,
      data: { ...entry.data, officeHours: 'Second' },
    },
  })

  expect(answer.statusCode).toBe(200)
  const { revisions } = await call(listRevisions, { params })
  expect(revisions.map(({ author, changes }) => [author, changes[0]?.after])).toEqual([
    ['second@college.test', 'Second'],
    ['clerk@college.test', 'First'],
    ['first start', undefined],
  ])
})

test('nothing is published that does not meet the rules, and each fault is told by its field', async () => {
  const { read, save, publish, hours } = await anEditor()
  const faulty = {
    name: ' ',
    phones: [{ _key: 'a', number: 'call us' }],
    emails: [],
    social: [{ _key: 'x', label: 'X', address: 'javascript:alert(1)' }],
  }
  const refusal = await refusalOf(publish(await read(), faulty))
  expect(refusal).toMatchObject({
    status: 400,
    errors: {
      name: 'Name of the college is required',
      'phones.0.number': 'Number must be a telephone number',
      emails: 'Email addresses: at least one',
      'social.0.address': 'Address must be an address that begins with https://',
    },
  })
  expect(await hours()).toBe(college.officeHours)
  // It is kept as a draft all the same.
  expect((await save(await read(), faulty)).entry.data).toMatchObject(faulty)
})

test('what is published has no spaces around it, and keeps what no rule knows', async () => {
  const { read, publish } = await anEditor()
  const phones = [{ _key: 'a', number: ' +91 120 000 2000 ', whose: ' ', desk: ' 4 ' }]
  const change = { officeHours: '  Always ', phones, fax: ' 1 ' }
  const begun = await read()
  const { entry } = await publish(begun, change)
  expect(entry.data).toMatchObject({
    officeHours: 'Always',
    phones: [{ _key: 'a', number: '+91 120 000 2000', whose: '', desk: ' 4 ' }],
    fax: ' 1 ',
  })
  expect((await publish(begun, change)).entry).toEqual(entry)
})

test('what is published at a moment is public from that moment on, whole and noted once', async () => {
  const { deps, read, publish, save, hours, advance, activities, isKeeping } = await anEditor()
  await isKeeping()
  const at = new Date(Date.now() + 600_000).toISOString()
  const { entry } = await publish(await read(), { officeHours: 'From tomorrow' }, at)
  expect(entry).toMatchObject({ publishAt: at, hasDraft: false })
  // Later edits are no part of it.
  const later = await save(entry, { officeHours: 'Later' })
  expect(later.entry).toMatchObject({ publishAt: at, hasDraft: true })
  expect(await hours()).toBe(college.officeHours)
  await publishDue(deps)
  expect(await hours()).toBe(college.officeHours)

  advance(600_001)
  expect(await hours()).toBe('From tomorrow')
  await Promise.all([publishDue(deps), publishDue(deps)])

  expect(await hours()).toBe('From tomorrow')
  expect(await read()).toMatchObject({ hasDraft: true, data: { officeHours: 'Later' } })
  expect((await activities()).map(({ admin, action }) => [admin, action])).toEqual([
    ['schedule', 'published'],
    ['clerk@college.test', 'scheduled'],
  ])
})

test('who writes between the moment and the server that notes it, notes it', async () => {
  const { call, deps, params, read, publish, save, hours, advance, activities } = await anEditor()
  const at = new Date(Date.now() + 60_000).toISOString()
  await publish(await read(), { officeHours: 'At nine' }, at)
  advance(61_000)
  const seen = await read()

  const { entry } = await save(seen, { officeHours: 'Later' })
  await publishDue(deps)

  expect(await hours()).toBe('At nine')
  expect(await read()).toEqual(entry)
  expect(entry).toMatchObject({
    publicRevision: seen.publicRevision,
    data: { officeHours: 'Later' },
  })
  const { revisions } = await call(listRevisions, { params })
  expect(revisions.find(({ isPublic }) => isPublic)).toMatchObject({
    _id: seen.publicRevision,
    publishedAt: at,
  })
  const noted = await activities()
  expect(noted.map(({ admin, action }) => `${admin} ${action}`)).toEqual([
    'schedule published',
    'clerk@college.test scheduled',
  ])
  expect(noted[0]?.changes).toEqual([
    { field: 'Office hours', before: college.officeHours, after: 'At nine' },
  ])
})

test('a moment that is over is refused', async () => {
  const { read, publish } = await anEditor()
  for (const at of [new Date(Date.now() - 1_000).toISOString(), 'tomorrow', '2026-13-01T00:00:00Z'])
    expect(await refusalOf(publish(await read(), {}, at))).toMatchObject({ status: 400 })
})

test('what was to be published can be taken back to a draft', async () => {
  const { call, params, read, publish, hours, advance } = await anEditor()
  const at = new Date(Date.now() + 60_000).toISOString()
  const { entry } = await publish(await read(), { officeHours: 'Soon' }, at)

  await call(unscheduleContent, { params, body: { version: entry.version } })

  advance(120_000)
  expect(await hours()).toBe(college.officeHours)
  expect(await read()).toMatchObject({ hasDraft: true, data: { officeHours: 'Soon' } })
})

test('an earlier state comes back as a draft, and is published by nobody', async () => {
  const { call, params, read, publish, hours } = await anEditor()
  const begun = await read()
  await publish(begun, { officeHours: 'A mistake' })
  const { version } = await read()

  const { entry } = await call(restoreContent, {
    params,
    body: { version, revision: begun.publicRevision ?? '' },
  })

  expect(await hours()).toBe('A mistake')
  expect(entry.data).toEqual(begun.data)
  await publish(entry, {})
  expect(await hours()).toBe(begun.data.officeHours)
})

test('the history says who changed what, field by field', async () => {
  const { call, params, read, publish, activities } = await anEditor()
  const begun = await read()
  const { entry } = await publish(begun, {
    officeHours: 'Always',
    phones: [
      { _key: 'new', number: '+91 120 000 2000', whose: 'Admissions' },
      { _key: 'office', number: college.phone },
    ],
  })
  await publish(entry, {
    phones: [
      { _key: 'office', number: '+91 120 000 1996' },
      { _key: 'new', number: '+91 120 000 2000', whose: 'Admissions' },
    ],
  })

  const { revisions } = await call(listRevisions, { params })

  expect(revisions.map(({ isPublic, changes }) => [isPublic, changes])).toEqual([
    [
      true,
      [
        {
          field: 'Telephone numbers 1: Number',
          before: college.phone,
          after: '+91 120 000 1996',
        },
        { field: 'Telephone numbers', after: 'in another order' },
      ],
    ],
    [
      false,
      [
        { field: 'Telephone numbers 1: Number', after: '+91 120 000 2000' },
        { field: 'Telephone numbers 1: Whose', after: 'Admissions' },
        {
          field: 'Office hours',
          before: college.officeHours,
          after: 'Always',
        },
      ],
    ],
    [false, []],
  ])
  expect((await activities()).map(({ changes }) => changes)).toEqual(
    revisions.slice(0, 2).map(({ changes }) => changes),
  )
})

test('the history tells what changed of a publication that is too long ago to be shown', async () => {
  const { call, params, read, publish } = await anEditor()
  const { publicRevision: revision = '' } = await read()
  await publish(await read(), { officeHours: 'A mistake' })
  for (let count = 0; count < 51; count++) {
    const { version } = await read()
    await call(restoreContent, { params, body: { version, revision } })
  }

  const { revisions } = await call(listRevisions, { params })

  expect(revisions).toHaveLength(50)
  expect(new Set(revisions.map(({ changes }) => JSON.stringify(changes)))).toEqual(
    new Set([
      JSON.stringify([{ field: 'Office hours', before: 'A mistake', after: college.officeHours }]),
    ]),
  )
})

test('what is stored by other rules opens, stays public, and keeps what nobody knows', async () => {
  const { db, read, save, visitor } = await anEditor()
  const stored = { name: 'Old College', phones: [{ number: 'none' }, 'x'], fax: '123', tagline: 7 }
  const { publicRevision = '' } = await read()
  await db
    .updateTable('contentRevisions')
    .set({ data: JSON.stringify(stored) })
    .where('_id', '=', publicRevision)
    .execute()
  await db.updateTable('changes').set({ version: 99 }).execute()

  expect(await visitor(getFacts)).toMatchObject({
    name: 'Old College',
    tagline: '',
    phones: [{ _key: '0', number: 'none' }],
  })
  expect((await read()).data).toMatchObject(stored)
  expect((await save(await read(), { name: 'New College' })).entry.data).toMatchObject({
    ...stored,
    name: 'New College',
  })
})

test('a field that a type is given later says what a college begins with, until it is written', async () => {
  const { db, read, publish, visitor } = await anEditor()
  const { data, publicRevision = '' } = await read()
  const { officeHours, social, studentNote, ...before } = data
  await db
    .updateTable('contentRevisions')
    .set({ data: JSON.stringify(before) })
    .where('_id', '=', publicRevision)
    .execute()
  await db.updateTable('changes').set({ version: 99 }).execute()

  expect(await visitor(getFacts)).toMatchObject({ officeHours: college.officeHours, social: [] })
  expect((await read()).data).toEqual({ ...before, officeHours, social: [] })
  expect((await publish(await read(), {})).entry.data).toEqual({
    ...before,
    officeHours,
    social: [],
  })
})
