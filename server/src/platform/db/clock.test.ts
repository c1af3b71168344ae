import { setTimeout as sleep } from 'node:timers/promises'
import { listContent } from 'contract/content/calls'
import { uploadToLibrary } from 'contract/content/library/calls'
import { markPresence } from 'contract/content/presence'
import { shareContent, shareDays } from 'contract/content/views'
import { dayMilliseconds as day, minuteMilliseconds } from 'contract/platform/durations'
import { markRecordPresence } from 'contract/record-presence'
import { aPdf } from 'testing/a-pdf.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { loginWith, studentCookie } from '../../../test/student-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { limitingInstants, watchedClock } from './clock.ts'

const ahead = 400 * day

const wrong = 'wrong-Password-1'

test('a clock that was ahead and is set back leaves no counter in the future', async () => {
  const { app, db, advance } = await testApp()
  const { email } = await aStudent(db)
  advance(ahead)
  for (let round = 0; round < 11; round++) await loginWith(app, { email, password: wrong })
  advance(-ahead)

  const rejected = await loginWith(app, { email, password: studentPassword })

  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  advance(15 * 60 * 1000)
  expect((await loginWith(app, { email, password: studentPassword })).statusCode).toBe(200)
})

test('sessions, codes and emails from a clock that was ahead last no longer than others', async () => {
  const { app, db, deps, advance } = await testApp()
  const { email, studentId } = await aStudent(db)
  advance(ahead)
  const cookies = [await studentCookie(app, email), await adminCookie(app)]
  const hash = 'x'.repeat(64)
  const inTen = new Date(deps.now().getTime() + 10 * minuteMilliseconds).toISOString()
  await db
    .insertInto('passwordResets')
    .values({ studentId, tokenHash: hash, expiresAt: inTen })
    .execute()
  const compose = () => ({ subject: 'A word', greeting: 'Hello,', paragraphs: [], closing: [] })
  await db.transaction().execute((trx) => deps.mail.queue(trx, { compose, to: email }))
  advance(-ahead)

  expect((await app.inject('/healthz')).statusCode).toBe(200)
  deps.now()
  const latest = async () => {
    const rows = [
      ...(await db.selectFrom('studentSessions').select(['createdAt', 'lastSeenAt']).execute()),
      ...(await db.selectFrom('adminSessions').select(['createdAt', 'lastSeenAt']).execute()),
      ...(await db.selectFrom('passwordResets').select('expiresAt').execute()),
      ...(await db.selectFrom('mails').select(['dueAt', 'giveUpAt']).execute()),
    ]
    return Math.max(...rows.flatMap((row) => Object.values(row).map((at) => Date.parse(at))))
  }
  await expect.poll(latest).toBeLessThan(Date.now() + 4 * day)
  for (const [at, url] of ['/user/getcurrentuser', '/api/admin/messages'].entries()) {
    const headers = { cookie: cookies[at] ?? '' }
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
    advance(31 * day)
    expect((await app.inject({ url, headers })).statusCode).not.toBe(200)
    advance(-31 * day)
  }
})

test('nor do shared drafts, open forms, trusted networks, grace periods and quotas', async () => {
  const { app, db, deps, advance, signIn } = await testApp()
  const { email } = await aStudent(db)
  advance(ahead)
  const before = await signIn()
  const { entries } = await before(listContent)
  const params = { _id: entries[0]?._id ?? '' }
  await before(shareContent, { params })
  await before(markPresence, { params })
  const member = { params: { _id: await enterMember(deps) } }
  await before(markRecordPresence.faculty, member)
  await before(uploadToLibrary, { body: { file: aPdf() } })
  await studentCookie(app, email)
  const roleSince = deps.now().toISOString()
  await aStaffAccount(db, { role: 'publisher', roleSince })
  advance(-ahead)

  deps.now()
  const latest = async () => {
    const rows = [
      ...(await db.selectFrom('contentViews').select('expiresAt').execute()),
      ...(await db.selectFrom('editingPresence').select('seenAt').execute()),
      ...(await db.selectFrom('recordPresence').select('seenAt').execute()),
      ...(await db.selectFrom('libraryVersions').select('createdAt').execute()),
      ...(await db.selectFrom('knownNetworks').select('lastSignInAt').execute()),
      ...(await db.selectFrom('admins').select('roleSince').execute()),
    ]
    return Math.max(...rows.flatMap((row) => Object.values(row).map((at) => Date.parse(at))))
  }
  await expect.poll(latest).toBeLessThan(Date.now() + shareDays * day + minuteMilliseconds)
})

test('browsers and networks that an account was known by while the clock was ahead are strangers', async () => {
  const { app, db, deps, advance } = await testApp()
  const { email, studentId } = await aStudent(db)
  const student = { kind: 'student', id: studentId } as const
  const clerk = { kind: 'administrator', id: administrator.email } as const
  const isKnown = async (marks: string) => [
    Boolean(await deps.trustedNetworks.findBrowser(student, { marks })),
    Boolean(await deps.trustedNetworks.find(clerk, { network: '127.0.0.1', marks: '' })),
  ]
  const signIn = async () => {
    await adminCookie(app)
    const { cookies } = await loginWith(app, { email, password: studentPassword })
    return cookies.find(({ name }) => name.endsWith('known'))?.value ?? ''
  }
  advance(ahead)
  const marks = await signIn()
  expect(await isKnown(marks)).toEqual([true, true])

  advance(-ahead)

  expect(await isKnown(marks)).toEqual([false, false])
  expect(await isKnown(await signIn())).toEqual([true, true])
})

test('every expiry in the database is corrected, except those that let nobody in', async () => {
  const { db } = await testApp()
  const tables = await db.introspection.getTables()
  const expiring = tables.flatMap(({ name, columns }) =>
    columns.some((column) => column.name === 'expiresAt') ? [name] : [],
  )

  const corrected = limitingInstants
    .filter(([, column]) => column === 'expiresAt')
    .map(([table]) => table)
  // Used challenges, and indexes of earlier releases.
  const others = ['spentChallenges', 'searchEntries', 'draftEntries']
  expect([...corrected, ...others].toSorted()).toEqual(expiring.toSorted())
})

test('a clock that is set back is reported once, and small corrections aren’t', async () => {
  let at = 1_000_000
  let notified = 0
  const now = watchedClock(
    () => new Date(at),
    () => notified++,
  )
  for (const step of [0, 60_000, -1_500, 500, -600_000, 10, 20]) {
    at += step
    expect(now().getTime()).toBe(at)
  }
  await sleep(0)
  expect(notified).toBe(1)
})
