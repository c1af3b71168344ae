import { createHash } from 'node:crypto'
import { adminLogin, adminLogout, verifyPassword } from 'contract/accounts/admin'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { brokenCookies } from '../../../test/broken-cookies.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { removeAdmin, setAdminPassword } from '../staff/accounts.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

async function statusWith({ app }: Pick<TestApp, 'app'>, cookie: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'DELETE',
    url: '/api/events/00000000-0000-7000-8000-000000000000',
    headers: { cookie },
  })
  // A 404 means that the guard accepted the session.
  return statusCode === 404 ? 200 : statusCode
}

test('S13: a token planted by an attacker isn’t adopted at login', async () => {
  const settings = await testApp()
  const planted = `__Host-aid=${'A'.repeat(43)}`
  expect(await statusWith(settings, planted)).toBe(401)

  const answer = await settings.app.inject({
    method: 'POST',
    url: adminLogin.url,
    headers: { cookie: planted },
    payload: administrator,
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.cookies[0]?.value).not.toBe('A'.repeat(43))
  expect(await statusWith(settings, planted)).toBe(401)
})

test('logging in again ends only the session that was sent along', async () => {
  const settings = await testApp()
  const [elsewhere, first] = [await adminCookie(settings.app), await adminCookie(settings.app)]

  const answer = await settings.app.inject({
    method: 'POST',
    url: adminLogin.url,
    headers: { cookie: first },
    payload: administrator,
  })

  const second = `__Host-aid=${answer.cookies[0]?.value}`
  expect(await statusWith(settings, first)).toBe(401)
  expect(await statusWith(settings, second)).toBe(200)
  expect(await statusWith(settings, elsewhere)).toBe(200)
})

test('S15: logout ends the session, clears what the browser stores, and may be repeated', async () => {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  const leave = () =>
    settings.app.inject({
      url: adminLogout.url,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })

  for (const answer of [await leave(), await leave()]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Logged out successfully! 👋' },
    ])
    expect(answer.headers).toMatchObject({
      'clear-site-data': '"cache","storage"',
      'cache-control': 'no-store',
      'set-cookie': expect.stringMatching(
        /^__Host-aid=; (?=.*Path=\/)(?=.*Expires=Thu, 01 Jan 1970)(?=.*Secure)(?!.*Domain)/,
      ),
    })
  }
  expect(await statusWith(settings, cookie)).toBe(401)
  expect(await settings.db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})

test('logout leaves unsent check-ins on a phone', async () => {
  const { app } = await testApp()
  const cookie = `${await adminCookie(app)}; scans-wait=1`
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await app.inject({ url: adminLogout.url, headers })
  expect(answer.headers['clear-site-data']).toBe('"cache"')
})

test.each([
  ['HEAD', 'HEAD'],
  ['OPTIONS', 'OPTIONS'],
] as const)('S15: %s of the logout doesn’t log out', async (_, method) => {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)

  await settings.app.inject({ method, url: adminLogout.url, headers: { cookie } })

  expect(await statusWith(settings, cookie)).toBe(200)
})

test('S16: a session survives 29 idle minutes and ends after 31', async () => {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)

  settings.advance(29 * minute)
  expect(await statusWith(settings, cookie)).toBe(200)
  settings.advance(29 * minute)
  expect(await statusWith(settings, cookie)).toBe(200)
  settings.advance(31 * minute)
  expect(await statusWith(settings, cookie)).toBe(401)
})

test('S16: a session ends after twelve hours, however busy, and is deleted', async () => {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  for (let passed = 0; passed + 25 <= 12 * 60; passed += 25) {
    settings.advance(25 * minute)
    expect(await statusWith(settings, cookie)).toBe(200)
  }
  await settings.deps.adminSessions.cleanUp()
  expect(await settings.db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)

  settings.advance(21 * minute)

  expect(await statusWith(settings, cookie)).toBe(401)
  await settings.deps.adminSessions.cleanUp()
  expect(await settings.db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})

test('S16: the time a session was last used is written at most once a minute', async () => {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  settings.stopClock()
  const lastSeen = async () => {
    await statusWith(settings, cookie)
    return settings.db.selectFrom('adminSessions').select('lastSeenAt').executeTakeFirst()
  }
  const first = await lastSeen()
  settings.advance(50 * 1000)
  expect(await lastSeen()).toEqual(first)

  settings.advance(20 * 1000)

  expect(await lastSeen()).not.toEqual(first)
})

test.each(brokenCookies)('S17, S62: a cookie that is %s is no session', async (_, change) => {
  const settings = await testApp()
  const [name, value = ''] = (await adminCookie(settings.app)).split('=')

  expect(await statusWith(settings, `${name}=${change(value)}`)).toBe(401)

  expect(await statusWith(settings, `${name}=${value}`)).toBe(200)
})

test('S18: removing the account, or changing its password, ends all its sessions at once', async () => {
  const settings = await testApp()
  const cookies = [await adminCookie(settings.app), await adminCookie(settings.app)]
  await setAdminPassword(settings.db, administrator.email, 'another-Arch-6')
  for (const cookie of cookies) expect(await statusWith(settings, cookie)).toBe(401)
  const login = () =>
    settings.app.inject({
      method: 'POST',
      url: adminLogin.url,
      payload: { ...administrator, password: 'another-Arch-6' },
    })
  const answer = await login()
  await aStaffAccount(settings.db)

  await removeAdmin(settings.db, administrator.email)

  expect(await statusWith(settings, `__Host-aid=${answer.cookies[0]?.value}`)).toBe(401)
  expect(await settings.db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
  expect((await login()).statusCode).toBe(401)
})

test('S19: the database has only the hash of a token', async () => {
  const { app, db } = await testApp()
  const [, value = ''] = (await adminCookie(app)).split('=')
  const hash = createHash('sha256').update(value).digest('hex')

  const rows = await db.selectFrom('adminSessions').selectAll().execute()

  expect(JSON.stringify(rows)).not.toContain(value)
  expect(rows).toMatchObject([{ tokenHash: hash }])
})

test('S19: tokens don’t repeat and appear in no body and no URL', async () => {
  const { app, deps, db } = await testApp()
  const { _id: adminId, passwordHash } = await db
    .selectFrom('admins')
    .select(['_id', 'passwordHash'])
    .executeTakeFirstOrThrow()
  const tokens = new Set<string>()
  const bodies: string[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    bodies.push(String(payload))
  })
  app.get('/begin', async (request, reply) => {
    await deps.adminSessions.begin(request, reply, {
      adminId,
      passwordHash,
      isByPasswordAlone: true,
    })
    return { message: 'begun' }
  })

  for (let round = 0; round < 500; round++) {
    const answer = await app.inject('/begin')
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    tokens.add(answer.cookies[0]?.value ?? '')
  }

  expect(tokens.size).toBe(500)
  expect(new Set(bodies)).toEqual(new Set(['{"message":"begun"}']))
  expect(await db.selectFrom('adminSessions').select('tokenHash').execute()).toHaveLength(500)
})

test('sessions are looked up only for requests with their cookie', async () => {
  const { app } = await testApp()
  await adminCookie(app)

  const answer = await app.inject({
    method: 'POST',
    url: verifyPassword.url,
    payload: { password: administrator.password },
  })

  expect(answer.statusCode).toBe(401)
  expect(answer.headers['set-cookie']).toBeUndefined()
})
