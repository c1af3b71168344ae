import { confirmAccount } from 'contract/accounts/account-passkeys'
import { deleteAccount, exportAccount } from 'contract/accounts/account-settings'
import { listContent } from 'contract/content/calls'
import { pendingSubscriptionDays } from 'contract/content/retention'
import {
  countAudience,
  endOwnSubscription,
  getOwnSubscription,
  getSubscriptionFigures,
  readSubscription,
  removeSubscription,
  saveOwnSubscription,
  verifyEmailFirst,
} from 'contract/messaging/subscriptions'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds as day, minuteMilliseconds } from 'contract/platform/durations'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aMailingOffice } from '../../../test/a-subscriber.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { cleanUpSubscriptions } from './clean-up-subscriptions.ts'

const reader = 'Reader@home.example'

test('an address gets no notices before its emailed link is confirmed', async () => {
  const { ask, mails, isIdle, app, db, linkFor, press, visitor, add, tell, rows } =
    await aMailingOffice()
  const answer = await ask(reader, { categories: ['result'], departments: ['ba'], pace: 'daily' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/subscriptions?said=sent'])
  await isIdle()
  const [mail] = mails
  const link = await linkFor(reader)
  expect(mail).toMatchObject({ recipients: [reader] })
  expect(mail?.text).toContain(`https://college.test${link}`)

  const before = await rows()
  for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: link })
  const token = link.replace('/subscriptions/', '')
  expect(await visitor(readSubscription, { query: { token } })).toMatchObject({
    subscription: {
      email: reader,
      isConfirmed: false,
      pace: 'daily',
      categories: ['result'],
      departments: ['ba'],
    },
  })
  await add('Nobody is told')
  await tell()
  expect(await rows()).toEqual(before)
  expect(mails).toHaveLength(1)

  const acted = await press(reader, 'confirm', { categories: ['tender'] })

  expect(acted.headers.location).toBe(`${link}?said=confirmed`)
  expect(await visitor(readSubscription, { query: { token } })).toMatchObject({
    subscription: { isConfirmed: true, pace: 'atOnce', categories: ['tender'], departments: [] },
  })
  await press(reader, 'leave')
  expect(await rows()).toEqual([])
  expect((await visitor(readSubscription, { query: { token } })).subscription).toBeUndefined()
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('an invalid link changes nothing and doesn’t say so; unsubscribing twice works', async () => {
  const { subscribe, linkFor, post, rows } = await aMailingOffice()
  await subscribe(reader)
  const [row] = await rows()
  const leave = async (link: string) => (await post(link, [['act', 'leave']])).headers.location
  for (const token of [row?.token ?? '', 'A'.repeat(43)])
    expect(await leave(`/subscriptions/${token}`)).not.toContain('said=left')
  expect(await rows()).toHaveLength(1)

  const link = await linkFor(reader)
  for (const _ of [1, 2]) expect(await leave(link)).toBe('/subscriptions?said=left')
  expect(await rows()).toEqual([])
})

test('the response is the same for new and existing subscribers, and for programs', async () => {
  const { ask, subscribe, mails, isIdle, rows, advance } = await aMailingOffice()
  await subscribe(reader, { pace: 'daily' })
  advance(minuteMilliseconds)
  const before = await rows()

  const answers = [
    await ask(reader.toUpperCase(), { pace: 'atOnce' }),
    await ask('other@home.example'),
    await ask('third@home.example', {}, [['website', 'http://spam.example']]),
  ]

  const texts = answers.map(({ statusCode, headers, body }) => [statusCode, headers.location, body])
  expect(new Set(texts.map((one) => JSON.stringify(one))).size).toBe(1)
  await isIdle()
  expect(mails.map(({ recipients, subject }) => [recipients[0], subject])).toEqual(
    expect.arrayContaining([
      [reader, expect.stringMatching(/^You already get/)],
      ['other@home.example', expect.stringMatching(/^Confirm your subscription/)],
    ]),
  )
  expect(mails).toHaveLength(2)
  expect((await rows()).find(({ email }) => email === reader)).toEqual(before[0])
})

test('two clicks send one email, whose link confirms the last choice', async () => {
  const { ask, mails, isIdle, press, rows, advance } = await aMailingOffice()
  await Promise.all([ask(reader), ask(reader)])
  await ask(reader, { pace: 'daily' })
  await isIdle()
  expect(mails).toHaveLength(1)

  await press(reader, 'confirm', { pace: 'daily' })
  expect(await rows()).toMatchObject([{ pace: 'daily', confirmedAt: expect.any(String) }])
  advance(minuteMilliseconds)
  await Promise.all([ask(reader), ask(reader)])
  await isIdle()
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Confirm your subscription/),
    expect.stringMatching(/^You already get/),
  ])
})

test('an address gets three emails a day, a network can ask ten times, and errors are reported', async () => {
  const { ask, mails, isIdle, post, advance } = await aMailingOffice()
  const locations = async (count: number, email: string) => {
    const texts = []
    for (let at = 0; at < count; at++) {
      texts.push((await ask(email)).headers.location)
      advance(minuteMilliseconds)
    }
    return texts
  }
  expect(await locations(5, reader)).toEqual(Array(5).fill('/subscriptions?said=sent'))
  // Many mail servers deliver it to the same mailbox.
  await ask(reader.replace('@', '+again@'))
  await isIdle()
  expect(mails).toHaveLength(3)
  expect((await ask('nobody')).headers.location).toBe('/subscriptions?said=email')
  expect((await ask('a@b.example', { categories: ['nothing'] })).headers.location).toBe(
    '/subscriptions?said=choice',
  )
  expect((await post('/subscriptions', [])).headers.location).toBe('/subscriptions?said=email')
  await locations(3, 'other@home.example')
  expect((await ask('last@home.example')).headers.location).toBe('/subscriptions?said=often')
})

test('one-click unsubscribe works in both encodings, and only with POST (RFC 8058)', async () => {
  const { app, subscribe, linkFor, rows, post } = await aMailingOffice()
  await subscribe(reader)
  await subscribe('other@home.example')
  const oneClick = [['List-Unsubscribe', 'One-Click']]
  const link = await linkFor(reader)
  const boundary = 'a-boundary'
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  await app.inject({ url: link, query: { 'List-Unsubscribe': 'One-Click' } })
  expect(await rows()).toHaveLength(2)

  const byMail = await app.inject({ method: 'POST', url: link, headers, payload })
  const again = await post(link, oneClick)
  const other = await post(await linkFor('other@home.example'), oneClick)

  expect([byMail, again, other].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await rows()).toEqual([])
  const foreign = await post(link, oneClick, { origin: 'https://evil.example' })
  expect(foreign.statusCode).toBe(403)
  // An outdated page's action is not reported as done.
  for (const act of ['confirm', 'save'])
    expect(
      (
        await post(link, [
          ['act', act],
          ['pace', 'daily'],
        ])
      ).headers.location,
    ).toBe(link)
})

test('unconfirmed subscriptions are deleted after some days', async () => {
  const { ask, subscribe, advance, deps, rows, stopClock } = await aMailingOffice()
  await subscribe(reader)
  stopClock()
  await ask('other@home.example')
  advance(pendingSubscriptionDays * day - 1000)
  await cleanUpSubscriptions(deps)
  expect(await rows()).toHaveLength(2)
  advance(2000)
  await cleanUpSubscriptions(deps)
  expect((await rows()).map(({ email }) => email)).toEqual([reader])
})

test('the categories to choose from are named in the reader’s language', async () => {
  const { app, db, clientWith, visitor } = await aMailingOffice()
  const { email } = await aStudent(db)
  const student = clientWith(await studentCookie(app, email))
  const query = { lang: 'hi' }

  for (const { categories } of [
    await student(getOwnSubscription, { query }),
    await visitor(readSubscription, { query }),
  ])
    expect(categories).toContainEqual({ slug: 'result', title: 'परीक्षाफल' })
  expect((await student(getOwnSubscription)).categories).toContainEqual({
    slug: 'result',
    title: 'Result',
  })
})

test('a student subscribes with one click, replacing a pending subscription, which is in their data and deleted with the account', async () => {
  const { ask, app, db, clientWith, rows } = await aMailingOffice()
  const { email } = await aStudent(db)
  const cookie = await studentCookie(app, email)
  const student = clientWith(cookie)
  await ask(email.toUpperCase(), { categories: ['tender'] })
  const body = { pace: 'daily' as const, categories: ['result'], departments: [] }

  await student(saveOwnSubscription, { body })

  expect((await student(getOwnSubscription)).subscription).toMatchObject({
    ...body,
    isConfirmed: true,
  })
  await student(confirmAccount, { body: { password: studentPassword } })
  const own = await student(exportAccount)
  expect(own.kept.subscriptions).toMatchObject([{ pace: 'daily' }])
  expect(JSON.stringify(own)).not.toContain((await rows())[0]?.token)
  await student(endOwnSubscription)
  expect(await rows()).toEqual([])
  await student(saveOwnSubscription, { body })
  await ask('other@home.example')
  await student(deleteAccount, { body: { password: studentPassword } })
  expect((await rows()).map((row) => row.email)).toEqual(['other@home.example'])
})

test('a student with an unverified address can neither subscribe it nor see its subscription', async () => {
  const { app, db, clientWith, subscribe, rows } = await aMailingOffice()
  const { email } = await aStudent(db, { verifiedAt: null })
  await subscribe(email)
  const student = clientWith(await studentCookie(app, email))
  const body = { pace: 'daily' as const, categories: [], departments: [] }
  expect(await rejectionOf(student(saveOwnSubscription, { body }))).toMatchObject({
    status: 403,
    message: verifyEmailFirst,
  })
  expect((await student(getOwnSubscription)).subscription).toBeUndefined()
  await student(endOwnSubscription)
  await student(deleteAccount, { body: { password: studentPassword } })
  expect(await rows()).toHaveLength(1)
})

test('staff see how many subscribe to what, and can remove an address without a trace', async () => {
  const { subscribe, ask, call, rows } = await aMailingOffice()
  await subscribe('a@home.example', { categories: ['result'], departments: ['ba'] })
  await subscribe('b@home.example', { pace: 'daily' })
  await ask('c@home.example')

  const figures = await call(getSubscriptionFigures)

  expect(figures).toMatchObject({ confirmed: 2, pending: 1, atOnce: 1, daily: 1 })
  const counts = Object.fromEntries(figures.categories.map(({ title, count }) => [title, count]))
  expect(counts).toMatchObject({ Result: 2, Tender: 1 })
  const { entries } = await call(listContent, { query: { type: 'noticeCategory' } })
  const { _id: category = '' } = entries.find(({ title }) => title === 'Result') ?? {}
  const audience = async (query: Record<string, string>) =>
    (await call(countAudience, { query })).subscribers
  expect(await audience({ category })).toBe(2)
  expect(await audience({ category, department: 'bca' })).toBe(1)
  expect(await audience({})).toBe(1)
  const email = 'A@home.example'
  await call(removeSubscription, { body: { email } })
  expect(await rejectionOf(call(removeSubscription, { body: { email } }))).toMatchObject({
    status: 404,
  })
  expect(await rows()).toHaveLength(2)
  const { activities } = await call(listActivities, { query: { subject: 'subscription' } })
  expect(activities).toMatchObject([{ action: 'deleted', targetName: 'someone at home.example' }])
})

test('choosing every category includes those added later', async () => {
  const { subscribe, call, rows } = await aMailingOffice()
  const { entries } = await call(listContent, { query: { type: 'noticeCategory' } })
  const categories = entries.map(({ page = '' }) => page.replace(/.*=/, ''))
  await subscribe(reader, { categories })

  expect(categories.length).toBeGreaterThan(5)
  expect(await rows()).toMatchObject([{ categories: '[]' }])
})
