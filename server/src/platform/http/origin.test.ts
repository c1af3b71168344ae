import { getCurrentUser, login, logout } from 'contract/accounts/account'
import { adminLogin, adminLogout } from 'contract/accounts/admin'
import { forgetAdminPassword } from 'contract/accounts/admin-account'
import { forgetPassword } from 'contract/accounts/password-reset'
import { signUp } from 'contract/accounts/sign-up'
import { createContactMessage } from 'contract/messaging/contact'
import type { Endpoint } from 'contract/platform/endpoint'
import { aPicture } from 'testing/a-picture.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { fillGuarded } from '../../../test/fill-guarded.ts'
import { filledOnce } from '../../../test/filled-once.ts'
import { forAllTests } from '../../../test/for-all-tests.ts'
import type { Sent } from '../../../test/guarded/guarded.ts'
import { guardedCalls } from '../../../test/guarded-calls.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { filePart, rawForm } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { routesOf } from '../../../test/routes-of.ts'
import { signUpParts, studentCookie } from '../../../test/student-calls.ts'
import { type TestSettings, testApp, verifiedCookie } from '../../../test/test-app.ts'

const rejected = { message: 'Request origin not allowed' }

const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  [
    'Sec-Fetch-Site: cross-site with our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://college.test' },
  ],
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['Origin: null', { origin: 'null' }],
  ['an Origin that begins like ours', { origin: 'https://college.test.evil.example' }],
  ['our Origin over http', { origin: 'http://college.test' }],
  ['a foreign Referer', { referer: 'https://evil.example/x' }],
  ['a Referer that is no address', { referer: 'x' }],
]

const routeOf = ({ method, url }: Endpoint) => `${method} ${url}`
const writingReads = allEndpoints.filter(({ method, writes }) => method === 'GET' && writes)

const publicWrites: Readonly<Record<string, Sent>> = {
  [routeOf(adminLogout)]: {},
  [routeOf(logout)]: {},
  [routeOf(adminLogin)]: { payload: administrator },
  [routeOf(forgetAdminPassword)]: { payload: { email: administrator.email } },
  [routeOf(createContactMessage)]: { payload: aContactForm() },
  [routeOf(login)]: { payload: { email: 'Asha@College.test', password: studentPassword } },
  [routeOf(signUp)]: rawForm([
    ...signUpParts({ email: 'new@college.test' }),
    filePart('profilePhoto', await (await aPicture()).bytes()),
  ]),
  [routeOf(forgetPassword)]: { payload: { email: 'Asha@College.test' } },
}

const copyOfFilled = filledOnce(fillGuarded)

async function filledServer({ variables, onEnd }: Pick<TestSettings, 'variables' | 'onEnd'> = {}) {
  const { place, told, filledAt } = await copyOfFilled(onEnd)
  const settings = await testApp({
    database: place,
    ...(variables && { variables }),
    ...(onEnd && { onEnd }),
  })
  settings.advance(filledAt - Date.now())
  await settings.app.ready()
  const routes = [
    ...routesOf(settings.app).filter((route) => !/^(GET|HEAD) /.test(route)),
    ...writingReads.map(routeOf),
  ]
  return { ...settings, ...guardedCalls(settings, told), routes }
}

test('public calls that change something work from our own pages', async () => {
  const { variables } = await mailSink()
  const own = { origin: 'https://college.test' }
  const { routes, send, ...settings } = await filledServer({ variables })
  expect(routes).toEqual(expect.arrayContaining(Object.keys(publicWrites)))

  for (const [route, sent] of Object.entries(publicWrites)) {
    const before = await stateOf(settings)
    const { statusCode } = await send(route, { ...sent, headers: { ...sent.headers, ...own } })
    expect([route, [200, 201].includes(statusCode)]).toEqual([route, true])
    expect([route, before]).not.toEqual([route, await stateOf(settings)])
  }
})

/** For rejected requests, which leave nothing behind. */
const rejecting = forAllTests((onEnd) => filledServer({ onEnd }))

/** Each route with one of the kinds, and each kind with many routes; before a release, all with all. */
const isTried = (kind: string, index: number) =>
  process.env.TEST_ALL !== undefined ||
  foreign.findIndex(([name]) => name === kind) === index % foreign.length

test.each(foreign)('S20, S22: a request with %s changes nothing', async (kind, headers) => {
  const settings = await rejecting()
  const before = await stateOf(settings)

  const all = new Set([...settings.routes, ...Object.keys(publicWrites)])
  const routes = [...all].filter((_, index) => isTried(kind, index))
  expect(routes.length).toBeGreaterThan(foreign.length)
  for (const route of routes) {
    const sent = publicWrites[route]
    const answer = await settings.send(route, {
      ...sent,
      headers: { ...sent?.headers, ...headers },
    })
    expect([route, answer.statusCode, answer.json()]).toEqual([route, 403, rejected])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }

  expect(await stateOf(settings)).toEqual(before)
})

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('a page prefetched by a browser ends no session: %o', async (ahead) => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  const cookie = `${await verifiedCookie(app)}; ${await studentCookie(app, email)}`
  const headers = { ...ahead, cookie, 'sec-fetch-site': 'same-origin' }

  expect(writingReads.length).toBeGreaterThan(4)
  for (const url of writingReads.map(({ url }) => url.replace(':subject', 'events'))) {
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect(answer.headers['clear-site-data']).toBeUndefined()
  }
  const student = await app.inject({ url: getCurrentUser.url, headers: { cookie } })
  expect(student.statusCode).toBe(200)
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)
})

test.each([
  ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'https://college.test' }],
  ['an older browser on our pages', { origin: 'https://college.test' }],
  ['a browser that only sends the referrer', { referer: 'https://college.test/adminlogin' }],
  ['someone who typed the address', { 'sec-fetch-site': 'none' }],
  ['no browser at all', {}],
])('S20, S24: %s may log in and out, and write to the office', async (_, headers) => {
  const { app, db } = await testApp()

  const login = await app.inject({
    method: 'POST',
    url: adminLogin.url,
    headers,
    payload: administrator,
  })
  const cookie = `${login.cookies[0]?.name}=${login.cookies[0]?.value}`
  const logout = await app.inject({ url: adminLogout.url, headers: { ...headers, cookie } })
  const writing = await app.inject({
    method: 'POST',
    url: createContactMessage.url,
    headers,
    payload: aContactForm(),
  })

  expect([login, logout, writing].map(({ statusCode }) => statusCode)).toEqual([200, 200, 201])
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('the local site accepts its own origin as %s', async (origin) => {
  const { app } = await testApp({ variables: { PUBLIC_URL: '' } })
  const login = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: adminLogin.url, headers, payload: administrator })

  expect((await login({ origin })).statusCode).toBe(200)
  expect((await login({ origin: origin.replace('3000', '3001') })).statusCode).toBe(403)
})

test('S23: our own origin is echoed, with its methods and headers', async () => {
  const { app } = await testApp()
  const origin = 'https://college.test'

  const read = await app.inject({ url: '/api/events', headers: { origin } })
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/events/1',
    headers: { origin, 'access-control-request-method': 'DELETE' },
  })

  const user = await app.inject({ url: getCurrentUser.url, headers: { origin } })

  for (const answer of [read, preflight, user]) {
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    })
  }
})

test('S23: a foreign origin is never named, nor is the wildcard', async () => {
  const { app } = await testApp()
  for (const origin of ['https://evil.example', 'null', 'https://college.test.evil.example']) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({
        method,
        url: method === 'GET' ? '/api/events' : '/api/events/1',
        headers: { origin, 'access-control-request-method': 'DELETE' },
      })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  }
})

test('S23: a foreign origin gets no permission, and ours may delete', async () => {
  const { app } = await testApp()
  const request = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/events/1',
      headers: { origin, 'access-control-request-method': 'DELETE' },
    })
  const notified = Object.keys((await request('https://evil.example')).headers)

  expect(notified.filter((name) => name.startsWith('access-control'))).toEqual([])
  const ours = await request('https://college.test')
  expect(ours.headers['access-control-allow-methods']).toContain('DELETE')
})
