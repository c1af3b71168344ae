import { createHash } from 'node:crypto'
import { getCurrentUser, logout } from 'contract/accounts/account'
import { dayMilliseconds as day, minuteMilliseconds as minute } from 'contract/platform/durations'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { brokenCookies } from '../../../test/broken-cookies.ts'
import { loginWith, studentCookie } from '../../../test/student-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { newToken } from '../../platform/tokens.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const request = ({ app }: Pick<TestApp, 'app'>, cookie = '') =>
  app.inject({ url: getCurrentUser.url, headers: { cookie } })
const statusWith = async (settings: Pick<TestApp, 'app'>, cookie: string) =>
  (await request(settings, cookie)).statusCode

async function aSession() {
  const settings = await testApp()
  const { email, studentId } = await aStudent(settings.db)
  return { ...settings, email, studentId, cookie: await studentCookie(settings.app, email) }
}

test('S30: signed-in students get their own record, with the contract’s fields and no others', async () => {
  const settings = await aSession()

  for (const query of ['', '?id=1']) {
    const answer = await settings.app.inject({
      url: getCurrentUser.url + query,
      headers: { cookie: settings.cookie },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        _id: settings.studentId,
        name: 'Asha Verma',
        email: 'Asha@College.test',
        mobileNumber: '+91 98000 00000',
        isVerified: true,
      },
    ])
  }
})

test('nobody is signed in without a session', async () => {
  const answer = await request(await testApp())

  expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Login required' }])
})

test('S11: an administrator’s cookie doesn’t sign in as a student', async () => {
  const settings = await testApp()
  const [, value] = (await adminCookie(settings.app)).split('=')

  for (const cookie of [`__Host-aid=${value}`, `__Host-sid=${value}`, `sid=${value}`])
    expect(await statusWith(settings, cookie)).toBe(400)
})

test('S13: a token planted by an attacker isn’t adopted at login', async () => {
  const settings = await testApp()
  const { email } = await aStudent(settings.db)
  const planted = `__Host-sid=${'A'.repeat(43)}`
  expect(await statusWith(settings, planted)).toBe(400)

  const answer = await loginWith(
    settings.app,
    { email, password: studentPassword },
    { cookie: planted },
  )

  expect(answer.statusCode).toBe(200)
  expect(answer.cookies[0]?.value).not.toBe('A'.repeat(43))
  expect(await statusWith(settings, planted)).toBe(400)
})

test('S14: logging in again, to the same account or another, ends only the session that was sent along', async () => {
  const settings = await aSession()
  await aStudent(settings.db, { email: 'binod@college.test' })
  const elsewhere = await studentCookie(settings.app, settings.email)
  let cookie = settings.cookie
  for (const email of [settings.email, 'binod@college.test']) {
    const answer = await loginWith(settings.app, { email, password: studentPassword }, { cookie })
    const next = `__Host-sid=${answer.cookies[0]?.value}`
    expect([await statusWith(settings, cookie), await statusWith(settings, next)]).toEqual([
      400, 200,
    ])
    cookie = next
  }

  expect(await statusWith(settings, elsewhere)).toBe(200)
})

test('S15: logout ends the session, clears what the browser stores, and may be repeated', async () => {
  const settings = await aSession()
  const { cookie } = settings
  const leave = () =>
    settings.app.inject({
      url: logout.url,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })

  for (const answer of [await leave(), await leave()]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'User logged out successfully.' },
    ])
    expect(answer.headers).toMatchObject({
      'clear-site-data': '"cache","storage"',
      'set-cookie': expect.stringMatching(
        /^__Host-sid=; (?=.*Path=\/)(?=.*Expires=Thu, 01 Jan 1970)(?=.*Secure)(?!.*Domain)/,
      ),
    })
  }
  expect(await statusWith(settings, cookie)).toBe(400)
  expect(await settings.db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
})

test('S15: HEAD and OPTIONS of the logout don’t log out', async () => {
  const settings = await aSession()
  const { app, cookie } = settings
  for (const method of ['HEAD', 'OPTIONS'] as const)
    await app.inject({ method, url: logout.url, headers: { cookie } })

  expect(await statusWith(settings, cookie)).toBe(200)
})

test('S16: a session survives six idle days and 23 hours, and ends after seven days', async () => {
  const settings = await aSession()

  settings.advance(7 * day - 60 * minute)
  expect(await statusWith(settings, settings.cookie)).toBe(200)
  settings.advance(7 * day + minute)
  expect(await statusWith(settings, settings.cookie)).toBe(400)
})

test('S16: a session ends after thirty days, however busy, and is deleted', async () => {
  const settings = await aSession()
  for (let passed = 0; passed + 5 <= 30; passed += 5) {
    expect(await statusWith(settings, settings.cookie)).toBe(200)
    settings.advance(5 * day - (passed === 0 ? minute : 0))
  }
  await settings.deps.studentSessions.cleanUp()
  expect(await settings.db.selectFrom('studentSessions').selectAll().execute()).toHaveLength(1)

  settings.advance(2 * minute)

  expect(await statusWith(settings, settings.cookie)).toBe(400)
  await settings.deps.studentSessions.cleanUp()
  expect(await settings.db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
})

test('S16: the time a session was last used is written at most once a minute', async () => {
  const settings = await aSession()
  settings.stopClock()
  const lastSeen = async () => {
    await statusWith(settings, settings.cookie)
    return settings.db.selectFrom('studentSessions').select('lastSeenAt').executeTakeFirst()
  }
  const first = await lastSeen()
  settings.advance(50 * 1000)
  expect(await lastSeen()).toEqual(first)

  settings.advance(20 * 1000)

  expect(await lastSeen()).not.toEqual(first)
})

test.each(brokenCookies)('S17, S62: a cookie that is %s is no session', async (_, change) => {
  const settings = await aSession()
  const [name, value = ''] = settings.cookie.split('=')

  expect(await statusWith(settings, `${name}=${change(value)}`)).toBe(400)

  expect(await statusWith(settings, `${name}=${value}`)).toBe(200)
})

test('S18: an account that the operator disables or deletes is signed out at once everywhere', async () => {
  const settings = await aSession()
  const { app, db, email } = settings
  const cookies = [
    settings.cookie,
    await studentCookie(app, email),
    await studentCookie(app, email),
  ]
  await db.updateTable('students').set({ disabledAt: new Date().toISOString() }).execute()
  for (const cookie of cookies) expect(await statusWith(settings, cookie)).toBe(400)
  const rejected = await loginWith(app, { email, password: studentPassword })
  expect([rejected.statusCode, rejected.json()]).toEqual([
    401,
    { message: 'Invalid email or password' },
  ])
  await db.updateTable('students').set({ disabledAt: null }).execute()

  await db.deleteFrom('students').execute()

  for (const cookie of cookies) expect(await statusWith(settings, cookie)).toBe(400)
  expect(await db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
})

test('S19: the database has only the hash of a token; tokens don’t repeat', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  const value = (await studentCookie(app, email)).replace(/^[^=]+=/, '')
  const rows = await db.selectFrom('studentSessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(value)
  expect(rows).toMatchObject([{ tokenHash: createHash('sha256').update(value).digest('hex') }])

  expect(new Set(Array.from({ length: 10_000 }, newToken)).size).toBe(10_000)
})

test('S76: a session started on one server works on another, and ends on both at once', async () => {
  const one = await testApp()
  const two = await testApp({ database: one.place })
  const { email } = await aStudent(one.db)
  const cookie = await studentCookie(one.app, email)

  expect(await statusWith(two, cookie)).toBe(200)
  const left = await two.app.inject({ url: logout.url, headers: { cookie } })
  expect(left.statusCode).toBe(200)
  expect(await statusWith(one, cookie)).toBe(400)
})
