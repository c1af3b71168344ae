import { college } from 'college/facts'
import { dismissSetUp, readToday, setUpSteps, setUpUpdated } from 'contract/operations/today'
import { createMember } from 'contract/people/faculty'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { localDay } from 'contract/platform/zoned-time'
import type { KyselyPlugin } from 'kysely'
import { anEvent } from 'testing/an-event.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { aFactsEditor } from '../../../test/a-facts-editor.ts'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { someMessages } from '../../../test/some-messages.ts'
import { clientOf, testApp } from '../../../test/test-app.ts'

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 16)

type Site = Awaited<ReturnType<typeof testApp>>

const accountOf = async (
  { app, db }: Pick<Site, 'app' | 'db'>,
  given: Parameters<typeof aStaffAccount>[1],
) => clientOf(app, await staffCookie(db, await aStaffAccount(db, given)))

test('the events of the week come with their seats, and later ones only with a waiting list', async () => {
  const site = await testApp()
  const soon = await enterWorkshop(site.db, { date: inDays(2), taken: 1, waiting: 0 })
  const full = await enterWorkshop(site.db, { date: inDays(30), taken: 2, waiting: 3 })
  await enterWorkshop(site.db, { date: inDays(40) })
  await enterWorkshop(site.db, { date: inDays(-2), waiting: 5 })

  const { events, waitingLists } = await (await site.signIn())(readToday)

  expect(events).toEqual([
    {
      ...{ _id: soon, title: 'Robotics workshop', date: expect.stringMatching(/Z$/) },
      seats: { capacity: 2, taken: 1, waiting: 0 },
    },
  ])
  expect(waitingLists).toEqual([{ _id: full, title: 'Robotics workshop', waiting: 3 }])
})

test('an event that began on an earlier day is one of this week until it ends', async () => {
  const { db, signIn } = await testApp()
  const enter = (end: string) =>
    db
      .transaction()
      .execute((trx) => enterEvent(trx, anEvent({ date: inDays(-3), end }), new Date()))
  const fair = await enter(inDays(1))
  await enter(inDays(-2))

  const { events } = await (await signIn())(readToday)
  expect(events?.map(({ _id }) => _id)).toEqual([fair])
})

test('messages count until somebody answers or closes them, and spam doesn’t', async () => {
  const { db, signIn } = await testApp()
  const suspectedAt = '2026-01-01T00:00:00.000Z'
  await someMessages(db, [{}, { status: 'answered' }, { status: 'closed' }, { suspectedAt }])

  expect(await (await signIn())(readToday)).toMatchObject({ newMessages: 1 })
})

test('each account sees only what it may act on', async () => {
  const site = await testApp()
  await enterWorkshop(site.db, { date: inDays(2), waiting: 2 })
  const readAs = async (given: Parameters<typeof aStaffAccount>[1]) =>
    Object.keys(await (await accountOf(site, given))(readToday)).toSorted()

  expect(await readAs({ role: 'owner' })).toEqual([
    ...['events', 'missing', 'newMessages', 'setUp', 'waitingLists'],
  ])
  expect(await readAs({ role: 'publisher' })).toEqual(['events', 'missing', 'waitingLists'])
  const editor = await accountOf(site, { role: 'editor', departments: '["bca"]' })
  expect(await editor(readToday)).toMatchObject({
    // The event belongs to the whole college.
    events: [{ title: 'Robotics workshop' }],
    waitingLists: [],
  })
  expect((await editor(readToday)).events?.[0]).not.toHaveProperty('seats')
  const office = await accountOf(site, { role: 'office' })
  expect(await rejectionOf(office(readToday))).toMatchObject({ status: 403 })
})

test('drafts and scheduled events are seen only by staff of their department', async () => {
  const site = await testApp()
  const given = { department: 'B.B.A.', date: `${inDays(2)}:00.000Z` }
  await site.changes.commit('events', async (trx) => {
    await enterEvent(trx, anEvent({ ...given, title: 'Draft', isDraft: 'yes' }), new Date())
    const publishAt = `${inDays(1)}:00.000Z`
    await enterEvent(trx, anEvent({ ...given, title: 'Scheduled', publishAt }), new Date())
    await enterEvent(trx, anEvent({ ...given, title: 'Public' }), new Date())
  })
  const titlesOf = async (department: string) => {
    const departments = JSON.stringify([department])
    const editor = await accountOf(site, { role: 'editor', departments })
    return (await editor(readToday)).events?.map(({ title }) => title).toSorted()
  }

  expect(await titlesOf('bca')).toEqual(['Public'])
  expect(await titlesOf('bba')).toEqual(['Draft', 'Public', 'Scheduled'])
})

test('expired notices count for a week, and pictures without alternative text until they have one', async () => {
  const office = await aNoticeOffice()
  const dayBefore = (days: number) =>
    localDay(new Date(Date.now() - days * day).toISOString(), college.timeZone)
  const read = async () => (await office.call(readToday)).missing
  const before = await read()
  await office.add('Exam form', { date: dayBefore(20), validUntil: dayBefore(1) })
  await office.add('Old form', { date: dayBefore(20), validUntil: dayBefore(9) })
  await office.add('New form', { date: dayBefore(20), validUntil: dayBefore(-3) })
  await office.db
    .updateTable('libraryItems')
    .set({ alt: null, isDecorative: 0 })
    .where('kind', '=', 'picture')
    .execute()
  const pictures = await office.db
    .selectFrom('libraryItems')
    .select('_id')
    .where('kind', '=', 'picture')
    .execute()

  expect(await read()).toEqual({
    incompleteEntries: before?.incompleteEntries,
    expiredNotices: 1,
    picturesWithoutText: pictures.length,
  })
})

test('a public entry whose required field is empty counts as incomplete', async () => {
  const { db, signIn } = await testApp()
  const admin = await signIn()
  const incomplete = async () => (await admin(readToday)).missing?.incompleteEntries
  expect(await incomplete()).toBe(0)
  const facts = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'publishedId')
    .select(['contentRevisions._id', 'data'])
    .where('type', '=', 'facts')
    .executeTakeFirstOrThrow()
  const data = JSON.stringify({ ...JSON.parse(facts.data), officeHours: '' })
  await db.updateTable('contentRevisions').set({ data }).where('_id', '=', facts._id).execute()

  expect(await incomplete()).toBe(1)
})

test('the first steps are done once the sample is replaced, and go away when dismissed', async () => {
  const editor = await aFactsEditor()
  const done = async () => (await editor.call(readToday)).setUp?.done
  expect(await done()).toEqual([])

  await editor.publish(await editor.read(), { officeHours: 'Monday to Friday, 10 to 4' })
  expect(await done()).toEqual(['hours'])
  await editor.publish(await editor.read(), { name: 'Saraswati College' })
  expect(await done()).toEqual(['hours'])
  await editor.publish(await editor.read(), {
    street: 'Station Road',
    phones: [{ _key: 'a', number: '+91 11 2345 6789' }],
  })
  await editor.call(createMember, { body: await aMemberForm() })
  await accountOf(editor, { role: 'office' })
  expect(await done()).toEqual(['name', 'phone', 'hours', 'people', 'colleague'])

  const dismiss = (isDismissed: boolean) => editor.call(dismissSetUp, { body: { isDismissed } })
  expect(await dismiss(true)).toEqual({ message: setUpUpdated })
  expect(await done()).toBeUndefined()
  const other = await accountOf(editor, { role: 'owner' })
  expect((await other(readToday)).setUp?.done).toHaveLength(5)
  await dismiss(false)
  expect(await done()).toHaveLength(5)
})

test('a notice of the college’s own and a mail server are steps', async () => {
  const { variables } = await mailSink()
  const office = await aNoticeOffice({ variables })
  await office.add('Welcome')
  expect((await office.call(readToday)).setUp?.done).toEqual(['notice', 'email'])
  expect(setUpSteps).toHaveLength(8)
})

test('an owner’s dashboard costs at most eight statements, however much there is', async () => {
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const site = await testApp({
    wrap: ({ db, changes }) => ({ db: db.withPlugin(counting), changes }),
  })
  const admin = await site.signIn()
  const cost = async () => {
    statements = 0
    await admin(readToday)
    return statements
  }
  await cost()
  const few = await cost()
  await someMessages(site.db, Array(40).fill({}))
  for (let count = 0; count < 5; count++)
    await enterWorkshop(site.db, { date: inDays(1), waiting: 1 })

  expect(await cost()).toBe(few)
  expect(few).toBeLessThanOrEqual(8)
})
