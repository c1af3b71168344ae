import { randomUUID } from 'node:crypto'
import { emergencyConfirmation } from 'contract/content/alerts'
import { contentFaulty, publishContent, readContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import { readRequest } from 'contract/content/request'
import { approveRequest, createPublicationRequest } from 'contract/content/request-calls'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { anAlertOffice } from '../../../test/an-alert-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { departmentsText } from '../../platform/access/account-of.ts'

const inMinutes = (count: number) => new Date(Date.now() + count * minute).toISOString()
const emergency = { level: 'emergency' }
const unconfirmed = {
  status: 400,
  message: emergencyConfirmation,
  errors: { isConfirmed: emergencyConfirmation },
}

test('an emergency is published only with confirmation: now, scheduled, or on review', async () => {
  const { create, publish, titles, call, clientWith, db } = await anAlertOffice()
  const draft = await create('Leave the building')
  expect(await rejectionOf(publish(draft, emergency))).toMatchObject(unconfirmed)
  expect(await rejectionOf(publish(draft, emergency, { at: inMinutes(5) }))).toMatchObject(
    unconfirmed,
  )
  expect(await titles()).toEqual([])
  await publish(draft, { level: 'warning' })
  expect(await titles()).toEqual(['Leave the building'])
  const params = { _id: draft._id }
  const worse = await call(readContent, { params })
  expect(await rejectionOf(publish(worse, emergency))).toMatchObject(unconfirmed)

  const author = clientWith(
    await staffCookie(
      db,
      await aStaffAccount(db, { email: 'author@college.test', role: 'author' }),
    ),
  )
  const body = writtenOver(worse, emergency)
  const { entry } = await author(createPublicationRequest, { params, body })
  const revision = entry.request?.revision ?? ''
  expect(await call(readRequest, { params })).toMatchObject({
    confirmBefore: emergencyConfirmation,
  })
  expect(await rejectionOf(call(approveRequest, { params, body: { revision } }))).toMatchObject(
    unconfirmed,
  )
  await call(approveRequest, { params, body: { revision, isConfirmed: true } })
  expect((await call(readContent, { params })).publicData).toMatchObject(emergency)
})

test('alerts appear and end by hand and on schedule, most severe first, and a corrected one has another key', async () => {
  const { add, create, publish, end, withdraw, alerts, titles, advance, isKeeping, call } =
    await anAlertOffice()
  await isKeeping()
  expect(await alerts()).toEqual([])
  const late = await add('Library closes early')
  await add('Leave the building', emergency)
  const planned = await create('College is closed')
  await end(planned, inMinutes(20))
  const { version } = await call(readContent, { params: { _id: planned._id } })
  await publish({ ...planned, version }, { level: 'warning' }, { at: inMinutes(10) })
  expect(await titles()).toEqual(['Leave the building', 'Library closes early'])
  const [, before] = await alerts()

  await publish(await call(readContent, { params: { _id: late._id } }), { text: 'At four.' })
  const [, after] = await alerts()
  expect(after).toMatchObject({ slug: before?.slug, text: 'At four.' })
  expect(after?.key).not.toBe(before?.key)

  advance(11 * minute)
  expect(await titles()).toEqual([
    'Leave the building',
    'College is closed',
    'Library closes early',
  ])
  expect((await alerts())[1]?.until).toBe(
    (await call(readContent, { params: { _id: planned._id } })).unpublishAt,
  )
  await withdraw(late)
  advance(10 * minute)
  expect(await titles()).toEqual(['Leave the building'])
})

test('an alert links to one target, which is omitted if it isn’t public', async () => {
  const { add, create, publish, alerts, call } = await anAlertOffice()
  const page = (
    await call(createContent, { body: { _id: randomUUID(), type: 'page', name: 'Exam' } })
  ).entry
  await add('Forms are late', { place: `entry:${page._id}` })
  await add('See the board', { place: 'https://board.example/', linkLabel: 'To the board' })
  const led = (await alerts()).map(({ place, linkLabel }) => ({ place, linkLabel }))
  expect(led).toContainEqual({ place: 'https://board.example/', linkLabel: 'To the board' })
  expect(JSON.stringify(led)).not.toContain(page._id)
  const both = { place: '/contact', document: '0123456789abcdef0123456789abcdef' }
  expect(await rejectionOf(publish(await create('Both'), both))).toMatchObject({
    message: contentFaulty,
    errors: { document: 'Choose a page or a document, not both' },
  })
})

test('editors of departments and authors can’t publish alerts', async () => {
  const { create, titles, db, clientWith } = await anAlertOffice()
  const draft = await create('College is closed')
  const body = writtenOver(draft, {})
  for (const account of [
    { role: 'editor', departments: departmentsText(['ba']), mayPublish: 1 },
    { role: 'author' },
  ] as const) {
    const person = clientWith(await staffCookie(db, await aStaffAccount(db, account)))
    const publishing = person(publishContent, { params: { _id: draft._id }, body })
    expect(await rejectionOf(publishing)).toMatchObject({ status: 403 })
  }
  expect(await titles()).toEqual([])
})

test('feeds include an alert while it is public, with an id that doesn’t change', async () => {
  const { add, publish, withdraw, inject, call } = await anAlertOffice()
  const alert = await add('College is <closed>', { level: 'warning', text: 'On Monday & Tuesday.' })
  const atom = (await inject({ url: '/notices.atom' })).body
  expect(atom).toContain(`<entry><id>urn:uuid:${alert._id}</id>`)
  expect(atom).toContain('<title>Warning: College is &lt;closed&gt;</title>')
  expect(atom).toContain('<link href="https://college.test/#alert-college-is-closed"/>')
  const items = async (url: string) => (await inject({ url })).json().items
  const [first] = await items('/notices.json')
  expect(first).toMatchObject({
    id: `urn:uuid:${alert._id}`,
    content_text: 'Warning: College is <closed> – On Monday & Tuesday.',
  })
  const current = await call(readContent, { params: { _id: alert._id } })
  await publish(current, { slug: 'closed', title: 'College is closed', place: '/contact' })
  expect((await items('/notices.json?department=bsc'))[0]).toMatchObject({
    id: first.id,
    url: 'https://college.test/contact',
    date_published: first.date_published,
  })
  await withdraw(alert)
  expect((await inject({ url: '/notices.atom' })).body).not.toContain(alert._id)
})
