import { listRevisions, readContent, unscheduleContent } from 'contract/content/calls'
import { reinstateContent } from 'contract/content/entry-calls'
import { dayMilliseconds } from 'contract/platform/durations'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { aFactsEditor } from '../../../test/a-facts-editor.ts'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { publishDue } from './schedule.ts'

test('invalid entries are not published, and each error names its field', async () => {
  const { read, save, publish, hours } = await aFactsEditor()
  const faulty = {
    name: ' ',
    phones: [{ _key: 'a', number: 'call us' }],
    emails: [],
    social: [
      { _key: 'x', label: 'X', address: 'javascript:alert(1)' },
      { _key: 'y', label: 'Y', address: 'https:board.example' },
    ],
  }
  const rejection = await rejectionOf(publish(await read(), faulty))
  expect(rejection).toMatchObject({
    status: 400,
    errors: {
      name: 'Name of the college is required',
      'phones.0.number': 'Number must be a phone number',
      emails: 'Email addresses: add at least one',
      'social.0.address': 'Address must begin with https://',
      'social.1.address': 'Address must begin with https://',
    },
  })
  expect(await hours()).toBe(college.officeHours)
  // The draft is stored anyway.
  expect((await save(await read(), faulty)).entry.data).toMatchObject(faulty)
})

test('published text is trimmed, and keeps fields that no rule knows', async () => {
  const { read, publish } = await aFactsEditor()
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

test('a scheduled version is public from its time on, complete, and recorded once', async () => {
  const { deps, read, publish, save, hours, advance, activities, isKeeping } = await aFactsEditor()
  await isKeeping()
  const at = new Date(Date.now() + 600_000).toISOString()
  const { entry } = await publish(await read(), { officeHours: 'From tomorrow' }, at)
  expect(entry).toMatchObject({ publishAt: at, hasDraft: false })
  // Later edits are not included.
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

test('a write between the scheduled time and the run of the schedule records the publication', async () => {
  const { call, deps, params, read, publish, save, hours, advance, activities } =
    await aFactsEditor()
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
  const recorded = await activities()
  expect(recorded.map(({ admin, action }) => `${admin} ${action}`)).toEqual([
    'schedule published',
    'clerk@college.test scheduled',
  ])
  expect(recorded[0]?.changes).toEqual([
    { field: 'Office hours', before: college.officeHours, after: 'At nine' },
  ])
})

test('a time in the past is rejected', async () => {
  const { read, publish } = await aFactsEditor()
  for (const at of [new Date(Date.now() - 1_000).toISOString(), 'tomorrow', '2026-13-01T00:00:00Z'])
    expect(await rejectionOf(publish(await read(), {}, at))).toMatchObject({ status: 400 })
})

test('a scheduled entry can be returned to draft', async () => {
  const { call, params, read, publish, hours, advance } = await aFactsEditor()
  const at = new Date(Date.now() + 60_000).toISOString()
  const { entry } = await publish(await read(), { officeHours: 'Soon' }, at)

  await call(unscheduleContent, { params, body: { version: entry.version } })

  advance(120_000)
  expect(await hours()).toBe(college.officeHours)
  expect(await read()).toMatchObject({ hasDraft: true, data: { officeHours: 'Soon' } })
})

test('a notice dated in the future by a wrong clock gets the current date when it is published again', async () => {
  const { add, publish, ask, signInAgain, advance, deps } = await aNoticeOffice()
  advance(400 * dayMilliseconds)
  await signInAgain()
  const first = await add('Admissions open')
  advance(-400 * dayMilliseconds)
  await publish(first, { title: 'Admissions are open' })

  const [notice] = (await ask()).notices
  expect(Date.parse(notice?.publishedAt ?? '')).toBeLessThanOrEqual(deps.now().getTime())
})

test('undoing a withdrawal publishes the last version, though a clock that was ahead dated an earlier one later', async () => {
  const { add, publish, withdraw, call, titles, signInAgain, advance } = await aNoticeOffice()
  advance(400 * dayMilliseconds)
  await signInAgain()
  const first = await add('Admissions open')
  advance(-400 * dayMilliseconds)
  const second = await publish(first, { title: 'Admissions closed' })

  await withdraw(second._id)
  const { version } = await call(readContent, { params: { _id: second._id } })
  await call(reinstateContent, { params: { _id: second._id }, body: { version } })

  expect(await titles()).toEqual(['Admissions closed'])
})
