import { adminLogin } from 'contract/accounts/admin'
import { daySeconds, hourMilliseconds } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { spoofedHeaders } from '../../../test/spoofed-headers.ts'
import { testApp } from '../../../test/test-app.ts'
import { tryAdminLogin } from '../../../test/try-admin-login.ts'
import { setAdminPassword } from '../staff/accounts.ts'
import { adminDayKey } from './admin-day-key.ts'

const tooMany = 'Too many attempts. Please try again later.'

test('S59: after five wrong passwords the right one has to wait, and then works', async () => {
  const { app, advance } = await testApp()
  const wrong = { ...administrator, password: 'wrong' }
  for (let tries = 0; tries < 5; tries++)
    expect((await tryAdminLogin(app, wrong)).statusCode).toBe(401)

  const rejected = await tryAdminLogin(app, administrator)

  expect([rejected.statusCode, rejected.json()]).toEqual([429, { message: tooMany }])
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  advance(15 * 60 * 1000)
  expect((await tryAdminLogin(app, administrator)).statusCode).toBe(200)
})

test('S59: the limit’s key contains only what the server itself knows', async () => {
  const { app } = await testApp()
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const answer = await app.inject({
      method: 'POST',
      url: `${adminLogin.url}?try=${tries}`,
      headers: spoofedHeaders(tries),
      payload: {
        email: tries % 2 ? administrator.email : ' CLERK@college.test',
        password: 'wrong',
        deviceId: tries,
      },
    })
    statuses.push(answer.statusCode)
  }

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('S59: simultaneous attempts are all counted', async () => {
  const { app } = await testApp()
  const wrong = { ...administrator, password: 'wrong' }

  const answers = await Promise.all(Array.from({ length: 12 }, () => tryAdminLogin(app, wrong)))

  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
})

test('an account accepts at most a hundred wrong passwords a day, except from trusted networks', async () => {
  const { app, db, deps } = await testApp({ variables: { TRUST_PROXY: '127.0.0.1' } })
  const from = async (address: string, given: object = administrator) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await app.inject({
      method: 'POST',
      url: adminLogin.url,
      payload: given,
      headers,
    })
    return answer.statusCode
  }
  const key = adminDayKey(administrator.email)
  const day = daySeconds
  expect(await from('203.0.113.1')).toBe(200)
  for (let count = 0; count < 99; count++)
    await deps.attempts.count(key, { count: 100, seconds: day })
  const wrong = { ...administrator, password: 'wrong' }
  expect(await from('203.0.113.2', wrong)).toBe(401)

  expect(await from('203.0.113.2', wrong)).toBe(429)
  expect(await from('203.0.113.2')).toBe(429)
  expect(await from('203.0.113.1')).toBe(200)

  await setAdminPassword(db, administrator.email, 'brick-Lintel-84')
  expect(await from('203.0.113.3', { ...administrator, password: 'brick-Lintel-84' })).toBe(200)
})

test('strangers in the office’s network don’t lock out a browser that has logged in before', async () => {
  const { app } = await testApp()
  const [, mark] = (await tryAdminLogin(app, administrator)).cookies
  const headers = { cookie: `${mark?.name}=${mark?.value}` }
  for (let tries = 0; tries < 5; tries++)
    await tryAdminLogin(app, { ...administrator, password: 'wrong' })
  expect((await tryAdminLogin(app, administrator)).statusCode).toBe(429)

  const request = { method: 'POST', url: adminLogin.url, headers, payload: administrator } as const
  expect((await app.inject(request)).statusCode).toBe(200)
})

test('a password that couldn’t be compared doesn’t count as an attempt', async () => {
  const { deps, db } = await testApp()
  const limit = { count: 5, seconds: 60 }
  await deps.attempts.take(['a', limit], ['b', limit])

  await expect(
    deps.attempts.orGiveBack(['a', 'b'], () => Promise.reject(new Error('no room'))),
  ).rejects.toThrow('no room')

  const counts = await db
    .selectFrom('attempts')
    .select('count')
    .where('key', 'in', ['a', 'b'])
    .execute()
  expect(counts).toEqual([{ count: 0 }, { count: 0 }])
})

test('the limit can be turned off on the local site', async () => {
  const { app } = await testApp({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  for (let tries = 0; tries < 6; tries++)
    expect((await tryAdminLogin(app, { ...administrator, password: 'wrong' })).statusCode).toBe(401)

  expect((await tryAdminLogin(app, administrator)).statusCode).toBe(200)
})

test('counters of expired windows are deleted', async () => {
  const { app, db, deps, advance } = await testApp()
  await tryAdminLogin(app, { ...administrator, password: 'wrong' })
  await deps.attempts.cleanUp()
  expect(await db.selectFrom('attempts').selectAll().execute()).not.toEqual([])

  advance(25 * hourMilliseconds)
  await deps.attempts.cleanUp()

  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
})
