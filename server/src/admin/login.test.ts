import { adminLogin, getCurrentAdmin, invalidLogin, verifyPassword } from 'contract/admin'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../test/a-staff-account.ts'
import { stateOf } from '../../test/state-of.ts'
import { adminCookie, testApp } from '../../test/test-app.ts'
import { adminDayKey, removeAdmin, setAdminPassword } from './accounts.ts'

const tooMany = 'Too many attempts. Please try again later.'

const loginWith = (app: Awaited<ReturnType<typeof testApp>>['app'], payload: object) =>
  app.inject({ method: 'POST', url: adminLogin.url, payload })

test('S12: the right password begins a session with a strict cookie that ends with the browser', async () => {
  const { app, db } = await testApp()

  const answer = await loginWith(app, administrator)
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Login successful'])
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-aid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-known=/),
  ])
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)
})

test('the panel is told who is signed in, by the address that is stored', async () => {
  const { app } = await testApp()
  const { cookies } = await loginWith(app, { ...administrator, email: ' CLERK@College.test ' })

  const [session] = cookies
  const headers = { cookie: `${session?.name}=${session?.value}` }
  const answer = await app.inject({ url: getCurrentAdmin.url, headers })

  expect(answer.json()).toMatchObject({
    email: administrator.email,
    name: '',
    role: 'owner',
    departments: [],
    mayPublish: false,
    hasProfile: false,
  })
})

test('S12: the local site, which has no https, gives the cookie without its prefix', async () => {
  const { app } = await testApp({ variables: { PUBLIC_URL: '' } })

  const answer = await loginWith(app, administrator)

  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^aid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^known=/),
  ])
})

test.each([
  ['a wrong password', { ...administrator, password: 'sandstone-Arch-6' }],
  ['an unknown email', { ...administrator, email: 'a.student@college.test' }],
  ['spaces around the password', { ...administrator, password: ` ${administrator.password} ` }],
  ['the password in other case', { ...administrator, password: 'SANDSTONE-arch-5' }],
])('S11, S12: %s is refused in the same words', async (_, payload) => {
  const { app, db } = await testApp()

  const answer = await loginWith(app, payload)

  expect([answer.statusCode, answer.body]).toEqual([401, `{"message":"${invalidLogin}"}`])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})

test.each([
  ['email', { ...administrator, email: '' }, 'Email is required'],
  ['email', { password: administrator.password }, 'Email is required'],
  ['password', { email: administrator.email }, 'Password is required'],
  ['password', { ...administrator, password: '  ' }, 'Password is required'],
])('S12: a missing %s is named and counts as no try (case %#)', async (field, payload, message) => {
  const settings = await testApp()
  const before = await stateOf(settings)

  const answer = await loginWith(settings.app, payload)

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message, errors: { [field]: message } },
  ])
  expect(await stateOf(settings)).toEqual(before)
})

test('S11: the email may be written in any case and with spaces around it', async () => {
  const { app } = await testApp()

  const answer = await loginWith(app, { ...administrator, email: ' CLERK@College.test ' })

  expect(answer.statusCode).toBe(200)
})

test('S11: a student’s cookie opens nothing of the administrator', async () => {
  const { app } = await testApp()
  const [, value] = (await adminCookie(app)).split('=')

  const answer = await app.inject({
    method: 'POST',
    url: verifyPassword.url,
    headers: { cookie: `__Host-sid=${value}; sid=${value}; aid=${value}` },
    payload: { password: administrator.password },
  })

  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Admin login required' }])
})

test('S59: after five wrong passwords the right one has to wait, and then works', async () => {
  const { app, advance } = await testApp()
  const wrong = { ...administrator, password: 'wrong' }
  for (let tries = 0; tries < 5; tries++) expect((await loginWith(app, wrong)).statusCode).toBe(401)

  const refused = await loginWith(app, administrator)

  expect([refused.statusCode, refused.json()]).toEqual([429, { message: tooMany }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  advance(15 * 60 * 1000)
  expect((await loginWith(app, administrator)).statusCode).toBe(200)
})

test('S59: only what the server knows makes the key of the limit', async () => {
  const { app } = await testApp()
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const answer = await app.inject({
      method: 'POST',
      url: `${adminLogin.url}?try=${tries}`,
      headers: {
        'x-forwarded-for': `203.0.113.${tries}`,
        forwarded: `for=203.0.113.${tries}`,
        'x-real-ip': `203.0.113.${tries}`,
        'user-agent': `agent ${tries}`,
        cookie: `device=${tries}`,
      },
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

test('S59: racing tries are all counted', async () => {
  const { app } = await testApp()
  const wrong = { ...administrator, password: 'wrong' }

  const answers = await Promise.all(Array.from({ length: 12 }, () => loginWith(app, wrong)))

  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
})

test('an account takes a hundred wrong passwords a day, but where the office logs in', async () => {
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
  const day = 24 * 60 * 60
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

test('strangers in the office’s own network do not shut out a browser that has logged in before', async () => {
  const { app } = await testApp()
  const [, mark] = (await loginWith(app, administrator)).cookies
  const headers = { cookie: `${mark?.name}=${mark?.value}` }
  for (let tries = 0; tries < 5; tries++)
    await loginWith(app, { ...administrator, password: 'wrong' })
  expect((await loginWith(app, administrator)).statusCode).toBe(429)

  const request = { method: 'POST', url: adminLogin.url, headers, payload: administrator } as const
  expect((await app.inject(request)).statusCode).toBe(200)
})

test('what could not be compared counts as no try', async () => {
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

test('the limit can be switched off on the local site', async () => {
  const { app } = await testApp({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  for (let tries = 0; tries < 6; tries++)
    expect((await loginWith(app, { ...administrator, password: 'wrong' })).statusCode).toBe(401)

  expect((await loginWith(app, administrator)).statusCode).toBe(200)
})

test('counters of windows long over are swept', async () => {
  const { app, db, deps, advance } = await testApp()
  await loginWith(app, { ...administrator, password: 'wrong' })
  await deps.attempts.sweep()
  expect(await db.selectFrom('attempts').selectAll().execute()).not.toEqual([])

  advance(25 * 60 * 60 * 1000)
  await deps.attempts.sweep()

  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
})

test.each([
  [
    'password was changed',
    (db: Parameters<typeof removeAdmin>[0]) =>
      setAdminPassword(db, administrator.email, 'another-Arch-6'),
  ],
  [
    'account was removed',
    async (db: Parameters<typeof removeAdmin>[0]) => {
      await aStaffAccount(db)
      await removeAdmin(db, administrator.email)
    },
  ],
])('a login whose %s while the password was checked begins no session', async (_, change) => {
  const { app, db, deps } = await testApp()
  const { begin } = deps.adminSessions
  deps.adminSessions.begin = async (...given) => {
    await change(db)
    return begin(...given)
  }

  const answer = await loginWith(app, administrator)

  expect([answer.statusCode, answer.json()]).toEqual([401, { message: invalidLogin }])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})
