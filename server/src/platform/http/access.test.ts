import { listAdminSessions } from 'contract/accounts/admin-account'
import { listLinks, previewContent, shareContent } from 'contract/content/views'
import { stepUpRequired } from 'contract/people/faculty'
import type { Access } from 'contract/platform/endpoint'
import { isRight } from 'contract/platform/roles'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { forAllTests } from '../../../test/for-all-tests.ts'
import { askFor, recordsOf, routeOf } from '../../../test/inject-request.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { routesOf } from '../../../test/routes-of.ts'
import { strangers } from '../../../test/strangers.ts'
import { adminCookie, testApp, verifiedCookie } from '../../../test/test-app.ts'

/** The English ones are calls. */
const feedsInHindi = [
  '/hi/events.atom',
  '/hi/events.json',
  '/hi/notices.atom',
  '/hi/notices.json',
].flatMap((url) => [`GET ${url}`, `HEAD ${url}`])

const outsideContract = [
  ...feedsInHindi,
  'GET /*',
  'HEAD /*',
  'GET /healthz',
  'HEAD /healthz',
  'GET /readyz',
  'HEAD /readyz',
  'GET /metrics',
  'HEAD /metrics',
  'GET /.well-known/security.txt',
  'HEAD /.well-known/security.txt',
  'GET /uploads/:name',
  'HEAD /uploads/:name',
  'GET /documents/:_id/:name',
  'HEAD /documents/:_id/:name',
  'POST /account',
  'POST /admin',
  'POST /adminlogin',
  'POST /adminlogin/forgot',
  'POST /adminlogin/invitation',
  'POST /adminlogin/reset',
  'POST /checkin',
  'POST /contact',
  'POST /event/:eventId/registration',
  'POST /forgot-password',
  'POST /login',
  'POST /registrations/:token',
  'POST /reset-password/:token',
  'POST /signup',
  'POST /subscriptions',
  'POST /subscriptions/:token',
  'POST /verify',
  'POST /verify-email',
]

const endpointsFor = (access: Access) =>
  allEndpoints.filter((endpoint) => endpoint.access === access)

test('S25: every route is a call of the contract, with its access, or is known to be public', async () => {
  const { app } = await testApp()
  await app.ready()

  const publicHeads = endpointsFor('everyone').map(({ url }) => `HEAD ${url}`)
  const routes = routesOf(app).filter((route) => !publicHeads.includes(route))
  expect(routes.toSorted()).toEqual([...allEndpoints.map(routeOf), ...outsideContract].toSorted())
})

/** Shared by all tests that change nothing. */
const filled = forAllTests(async (onEnd) => {
  const settings = await testApp({ onEnd })
  const ids = await recordsOf(settings)
  const cookies = await strangers(settings)
  return { settings, ids, cookies, administrator: await adminCookie(settings.app) }
})

const administrators = allEndpoints.filter(({ access }) => isRight(access)).map(routeOf)

test('S25: administrators’ calls are rejected for everyone else', async () => {
  const settings = await testApp({ web: aWeb(async () => new Response('A page')) })
  const records = await recordsOf(settings)
  const cookies = await strangers(settings)
  const admin = await settings.signIn()
  const [session] = await admin(listAdminSessions)
  const params = { _id: records['content/'] }
  const { path } = await admin(previewContent, { params, body: { data: {} } })
  await admin(shareContent, { params })
  const [link] = (await admin(listLinks, { params })).links
  const token = path.replace(/.*\//, '')
  const ids = { ...records, token, linkId: link?._id ?? '', sessionId: session?._id ?? '' }
  const before = await stateOf(settings)

  for (const route of administrators) {
    for (const [who, cookie] of Object.entries(cookies)) {
      const answer = await askFor(settings, route, ids, cookie)
      expect([route, who, answer.statusCode, answer.json()]).toEqual([
        route,
        who,
        401,
        { message: 'Admin login required' },
      ])
    }
  }

  expect(await stateOf(settings)).toEqual(before)
  const cookie = await adminCookie(settings.app)
  const cookieFor = (route: string) =>
    allEndpoints.some((one) => one.stepUp && routeOf(one) === route)
      ? verifiedCookie(settings.app)
      : cookie
  // Members are deleted with what they have.
  const rank = (route: string) =>
    Number(/^DELETE/.test(route)) + Number(/^DELETE \/api\/faculty/.test(route))
  const deletionsLast = administrators.toSorted((one, other) => rank(one) - rank(other))
  for (const route of deletionsLast) {
    const { statusCode } = await askFor(settings, route, ids, await cookieFor(route))
    expect([route, [200, 201, 400, 404].includes(statusCode)]).toEqual([route, true])
  }
})

test.each(
  allEndpoints.filter(({ stepUp }) => stepUp),
)('$method $url is rejected for an administrator without a step-up', async (endpoint) => {
  const { settings, ids, administrator } = await filled()
  const before = await stateOf(settings)

  const answer = await askFor(settings, routeOf(endpoint), ids, administrator)

  expect([answer.statusCode, answer.json()]).toEqual([403, { message: stepUpRequired }])
  expect(await stateOf(settings)).toEqual(before)
})

test.each(
  endpointsFor('student'),
)('S25: $method $url is rejected for everyone but students', async ({ method, url, consumes }) => {
  const { settings, cookies, administrator } = await filled()
  const { student: _, ...others } = cookies
  const before = await stateOf(settings)

  for (const [who, cookie] of Object.entries({ ...others, administrator })) {
    const answer = await settings.app.inject({
      method,
      url,
      headers: {
        cookie,
        ...(method !== 'GET' && {
          'content-type': consumes ? 'multipart/form-data; boundary=x' : 'application/json',
        }),
      },
    })
    expect([who, answer.statusCode, answer.json()]).toEqual([
      who,
      401,
      { message: 'Login required' },
    ])
  }

  expect(await stateOf(settings)).toEqual(before)
})

test.each([
  '/api/events',
  '/api/events/overview',
  '/api/events/coming',
  '/api/faculty',
  '/api/admin/logout',
])('S25: %s is open to everyone', async (url) => {
  const { settings, cookies } = await filled()

  for (const cookie of Object.values(cookies))
    expect((await settings.app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
})

test('S25: a picture from someone who isn’t signed in is rejected without being read', async () => {
  const { app } = await testApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  let pulled = 0
  const body = new ReadableStream({
    pull(controller) {
      pulled += 64 * 1024
      if (pulled > 50_000_000) controller.close()
      else controller.enqueue(new Uint8Array(64 * 1024))
    },
  })

  const answer = await fetch(`${address}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  } as RequestInit)

  expect(answer.status).toBe(401)
  expect(pulled).toBeLessThan(20_000_000)
  await answer.body?.cancel()
})
