import { login } from 'contract/accounts/account'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { spoofedHeaders } from '../../../test/spoofed-headers.ts'
import { loginWith } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

const invalid = '{"message":"Invalid email or password"}'
const tooMany = { message: 'Too many attempts. Please try again later.' }

test('the right password starts a session whose cookie other sites can’t send', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)

  const answer = await loginWith(app, { email, password: studentPassword })

  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'User Login Successful' }])
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-known=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
})

test('the local site has no https, so its cookie has no prefix', async () => {
  const { app, db } = await testApp({ variables: { PUBLIC_URL: '' } })
  const { email } = await aStudent(db)

  const answer = await loginWith(app, { email, password: studentPassword })

  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^known=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test('S03: an unknown address, a wrong password and an account without one get identical responses', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  await aStudent(db, { email: 'google@college.test', passwordHash: null })

  const answers = [
    await loginWith(app, { email: 'nobody@college.test', password: studentPassword }),
    await loginWith(app, { email, password: 'blue-Kettle8' }),
    await loginWith(app, { email: 'google@college.test', password: studentPassword }),
  ]

  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([401, invalid])
    expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}))
  }
  expect(await db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
})

test.each([
  ['another case', ' ASHA@college.TEST ', 200],
  ['the sign for kelvin instead of K', 'Aſha@College.test', 401],
])('whether the email may be typed in %s: %s', async (_, email, status) => {
  const { app, db } = await testApp()
  await aStudent(db)

  expect((await loginWith(app, { email, password: studentPassword })).statusCode).toBe(status)
})

test('S11: students and administrators can’t use each other’s logins', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  const asAdmin = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email, password: studentPassword },
  })

  const asStudent = await loginWith(app, administrator)

  for (const answer of [asAdmin, asStudent])
    expect([answer.statusCode, answer.body]).toEqual([401, invalid])
})

test('S56: after ten wrong passwords the right one has to wait, but not from another network', async () => {
  const { app, db, advance } = await testApp({ variables: { TRUST_PROXY: '127.0.0.1' } })
  const { email } = await aStudent(db)
  const from = (network: string, password: string) =>
    loginWith(app, { email, password }, { 'x-forwarded-for': network })
  for (let tries = 0; tries < 10; tries++)
    expect((await from('203.0.113.1', 'wrong')).statusCode).toBe(401)

  const rejected = await from('203.0.113.1', studentPassword)

  expect([rejected.statusCode, rejected.json()]).toEqual([429, tooMany])
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect((await from('203.0.113.2', studentPassword)).statusCode).toBe(200)
  advance(15 * minute)
  expect((await from('203.0.113.1', studentPassword)).statusCode).toBe(200)
})

test('S57, S58: the limit’s key contains only what the server itself knows', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    const answer = await app.inject({
      method: 'POST',
      url: `${login.url}?try=${tries}`,
      headers: spoofedHeaders(tries),
      payload: {
        email: tries % 2 ? email : ` ${email.toUpperCase()}`,
        password: 'wrong',
        email2: tries,
        deviceId: tries,
      },
    })
    statuses.push(answer.statusCode)
  }

  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('S56: simultaneous attempts are all counted', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)

  const answers = await Promise.all(
    Array.from({ length: 15 }, () => loginWith(app, { email, password: 'wrong' })),
  )

  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
})

test('an account accepts at most a hundred wrong passwords a day, except from trusted networks', async () => {
  const { app, db, advance } = await testApp({ variables: { TRUST_PROXY: '127.0.0.1' } })
  const { email } = await aStudent(db)
  const from = (network: string, password: string, cookie = '') =>
    loginWith(app, { email, password }, { 'x-forwarded-for': network, cookie })
  const home = await from('203.0.113.1', studentPassword)
  const known = `__Host-known=${home.cookies[1]?.value}`
  const key = 'login-day:asha@college.test'
  expect((await from('203.0.113.2', 'wrong')).statusCode).toBe(401)
  await db.updateTable('attempts').set({ count: 100 }).where('key', '=', key).execute()

  expect((await from('203.0.113.2', studentPassword)).statusCode).toBe(429)
  expect((await from('203.0.113.3', studentPassword)).statusCode).toBe(429)

  expect((await from('203.0.113.1', studentPassword)).statusCode).toBe(200)
  expect((await from('203.0.113.3', studentPassword, known)).statusCode).toBe(200)
  advance(24 * 60 * minute)
  expect((await from('203.0.113.2', studentPassword)).statusCode).toBe(200)
})

test('strangers in the same network don’t lock out a browser that has signed in before', async () => {
  const { app, db, deps } = await testApp()
  const { email } = await aStudent(db)
  const [, mark] = (await loginWith(app, { email, password: studentPassword })).cookies
  const cookie = `${mark?.name}=${mark?.value}`
  for (let tries = 0; tries < 10; tries++) await loginWith(app, { email, password: 'wrong' })
  expect((await loginWith(app, { email, password: studentPassword })).statusCode).toBe(429)
  for (let count = 0; count < 300; count++)
    await deps.attempts.count('auth:127.0.0.1', { count: 300, seconds: 900 })

  expect((await loginWith(app, { email, password: studentPassword }, { cookie })).statusCode).toBe(
    200,
  )
  for (let tries = 0; tries < 10; tries++)
    expect((await loginWith(app, { email, password: 'wrong' }, { cookie })).statusCode).toBe(401)
  expect((await loginWith(app, { email, password: studentPassword }, { cookie })).statusCode).toBe(
    429,
  )
})

test('a browser’s cookie is valid only unchanged, for its own accounts, and for half a year', async () => {
  const { app, db, deps, advance } = await testApp()
  const { email, studentId } = await aStudent(db)
  const other = await aStudent(db, { email: 'ravi@college.test' })
  const marksAfter = async (address: string, marks: string) => {
    const headers = { cookie: `__Host-known=${marks}` }
    const given = { email: address, password: studentPassword }
    return (await loginWith(app, given, headers)).cookies[1]?.value ?? ''
  }
  const find = (id: string, marks: string) =>
    deps.trustedNetworks.find({ kind: 'student', id }, { network: '198.51.100.9', marks })
  const first = await marksAfter(email, '')
  const both = await marksAfter(other.email, first)

  expect(await find(studentId, both)).toMatchObject({ kind: 'browser' })
  expect(await find(other.studentId, both)).toMatchObject({ kind: 'browser' })
  expect(await find(other.studentId, first)).toBeUndefined()
  expect(
    await deps.trustedNetworks.find(
      { kind: 'administrator', id: studentId },
      { network: '198.51.100.9', marks: both },
    ),
  ).toBeUndefined()
  for (const forged of [first.replace(/^\d/, '9'), first.slice(0, -1), '~~~', 'x'.repeat(4000)])
    expect(await find(studentId, forged)).toBeUndefined()
  expect((await marksAfter(email, both)).split('~')).toHaveLength(2)
  advance(181 * 24 * 60 * minute)
  expect(await find(studentId, both)).toBeUndefined()
})

test('a network with many students has 300 requests in a quarter of an hour', async () => {
  const { app, db, deps } = await testApp()
  const { email } = await aStudent(db)
  for (let count = 0; count < 300; count++)
    await deps.attempts.count('auth:127.0.0.1', { count: 300, seconds: 900 })

  expect((await loginWith(app, { email, password: studentPassword })).statusCode).toBe(429)
})

test('the limit can be turned off on the local site', async () => {
  const { app, db } = await testApp({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  const { email } = await aStudent(db)
  for (let tries = 0; tries < 11; tries++) await loginWith(app, { email, password: 'wrong' })

  expect((await loginWith(app, { email, password: studentPassword })).statusCode).toBe(200)
})

test('a login during a password change starts no session', async () => {
  const { app, db, deps } = await testApp()
  const { email, studentId } = await aStudent(db)
  const { begin } = deps.studentSessions
  deps.studentSessions.begin = async (trx, ...given) => {
    await trx.updateTable('students').set({ epoch: 1 }).where('_id', '=', studentId).execute()
    return begin(trx, ...given)
  }

  const answer = await loginWith(app, { email, password: studentPassword })

  expect([answer.statusCode, answer.body]).toEqual([401, invalid])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
})
