import { listAdminSessions } from 'contract/admin-account'
import { createContactMessage } from 'contract/contact'
import { listContent } from 'contract/content/calls'
import { importPackage } from 'contract/content/package'
import { listLinks, previewContent, shareContent } from 'contract/content/views'
import type { Access, Endpoint } from 'contract/endpoint'
import { createEvent } from 'contract/events'
import { stepUpRequired } from 'contract/faculty'
import { inviteToPanel } from 'contract/invitations'
import { uploadToLibrary } from 'contract/library/calls'
import { listMessages } from 'contract/messages'
import { updateOwnProfile } from 'contract/own-profile'
import { records } from 'contract/records'
import { isRight } from 'contract/roles'
import { changeAccount, listAccounts } from 'contract/staff-accounts'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { anEventForm } from 'testing/event-form.ts'
import { recordFields } from 'testing/record-fields.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../test/a-staff-account.ts'
import { aWeb } from '../../test/a-web.ts'
import { giveProfile } from '../../test/give-profile.ts'
import { filePart, partsOf, rawForm, textPart } from '../../test/raw-form.ts'
import { enterRecords } from '../../test/record-requests.ts'
import { routesOf } from '../../test/routes-of.ts'
import { stateOf } from '../../test/state-of.ts'
import { adminCookie, testApp, verifiedCookie } from '../../test/test-app.ts'
import { createAdmin, removeAdmin } from '../admin/accounts.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const hour = 60 * 60 * 1000

/** Routes that are no calls of the contract; they are for everyone. */
const outsideContract = [
  'GET /*',
  'HEAD /*',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /.well-known/security.txt',
  'HEAD /.well-known/security.txt',
  'GET /uploads/:name',
  'GET /documents/:_id/:name',
  'HEAD /documents/:_id/:name',
]

const routeOf = ({ method, url }: Endpoint) => `${method} ${url}`
const endpointsFor = (access: Access) =>
  allEndpoints.filter((endpoint) => endpoint.access === access)

test('S25: every route is a call of the contract, which says who may use it, or is known to be for everyone', async () => {
  const { app } = await testApp()
  await app.ready()

  const publicHeads = endpointsFor('everyone').map(({ url }) => `HEAD ${url}`)
  const routes = routesOf(app).filter((route) => !publicHeads.includes(route))
  expect(routes.toSorted()).toEqual([...allEndpoints.map(routeOf), ...outsideContract].toSorted())
})

const administrators = allEndpoints.filter(({ access }) => isRight(access)).map(routeOf)

/** What each kind of visitor sends along; the last one is the administrator. */
async function visitors({ app, db, advance }: TestApp) {
  const expired = await adminCookie(app)
  advance(1 * hour)
  const loggedOut = await adminCookie(app)
  await app.inject({ url: '/api/admin/logout', headers: { cookie: loggedOut } })
  const other = { email: 'gone@college.test', password: 'sandstone-Arch-7' }
  await createAdmin(db, other.email, other.password)
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload: other })
  const deleted = `__Host-aid=${login.cookies[0]?.value}`
  await removeAdmin(db, other.email)
  return {
    nobody: '',
    student: `__Host-sid=${'s'.repeat(43)}`,
    expired,
    loggedOut,
    deleted,
    random: `__Host-aid=${'r'.repeat(43)}`,
  }
}

/** The forms of the routes that take one; the others take a password. */
const forms = {
  ...Object.fromEntries(
    Object.values(records).map((record) => [
      record.create.url,
      rawForm(partsOf(recordFields(record))()),
    ]),
  ),
  // Refused, so that what waits stays for the calls after it.
  [updateOwnProfile.url]: rawForm([textPart('education', 'x')]),
  [uploadToLibrary.url]: rawForm([filePart('file', await (await aPicture()).bytes())]),
  [importPackage.url]: rawForm([filePart('file', '{}')]),
  '/api/admin/tables': rawForm([filePart('file', 'title,description,date\nFair,x,y')]),
}
const anAuthor = { name: 'A', role: 'author', departments: [], mayPublish: false } as const
/** The bodies of those whose body is looked at before what is asked here. */
const bodies: Record<string, object> = {
  [changeAccount.url]: { ...anAuthor, seen: { ...anAuthor, name: '' } },
}
const formOf = (url: string) =>
  Object.entries(forms).find(([path]) => url === path || url.startsWith(`${path}/`))?.[1]

/** Asks for a route with a body that it reads; `ids` are the records that are there. */
async function askFor(
  { app }: Pick<TestApp, 'app'>,
  route: string,
  ids: Record<string, string>,
  cookie: string,
) {
  const [method = '', path = ''] = route.split(' ')
  const url = path.replace(
    /([\w-]+\/):(\w+)/g,
    (_, place: string, name: string) => place + (ids[name] ?? ids[place] ?? ''),
  )
  const hasBody = method === 'POST' || method === 'PUT'
  const isForm = allEndpoints.find((one) => routeOf(one) === route)?.schema.consumes
  const { payload, headers } = (isForm && formOf(url)) || {
    payload: bodies[path] ?? { password: administrator.password },
    headers: {},
  }
  return app.inject({
    method: method as 'POST',
    url,
    headers: { cookie, ...(hasBody && headers) },
    ...(hasBody && { payload }),
  })
}

/** Ids of something for each address. */
async function recordsOf({ app, db, signIn, visitor }: TestApp) {
  const admin = await signIn()
  const entered = Object.entries(await enterRecords(app, await adminCookie(app)))
  await visitor(createContactMessage, { body: aContactForm() })
  const { messages } = await admin(listMessages)
  const messageId = messages[0]?._id ?? ''
  const { entries } = await admin(listContent)
  await admin(inviteToPanel, { body: { ...anAuthor, departments: [], email: 'b@college.test' } })
  const { item } = await admin(uploadToLibrary, { body: { file: await aPicture() } })
  const ids = Object.fromEntries(entered.map(([subject, _id]) => [`${subject}/`, _id]))
  await giveProfile(db, administrator.email, ids['faculty/'] ?? '')
  return {
    ...ids,
    'content/': entries[0]?._id ?? '',
    'library/': item._id,
    'profile-changes/': ids['faculty/'] ?? '',
    'invitations/': (await admin(listAccounts)).invitations[0]?._id ?? '',
    'accounts/': (await aStaffAccount(db, { role: 'author' }))._id,
    // Of nobody: one of the administrator would ask for a second step.
    passkeyId: 'none',
    messageId,
    subject: 'events',
  }
}

test('S25: what is for the administrator is refused to everyone else', async () => {
  const settings = await testApp({ web: aWeb(async () => new Response('A page')) })
  const records = await recordsOf(settings)
  const cookies = await visitors(settings)
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
  // With a member goes what it has.
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
)('$method $url is refused to an administrator who has not entered the password again', async (endpoint) => {
  const settings = await testApp()
  const ids = await recordsOf(settings)
  const cookie = await adminCookie(settings.app)
  const before = await stateOf(settings)

  const answer = await askFor(settings, routeOf(endpoint), ids, cookie)

  expect([answer.statusCode, answer.json()]).toEqual([403, { message: stepUpRequired }])
  expect(await stateOf(settings)).toEqual(before)
})

test.each(
  endpointsFor('student'),
)('S25: $method $url is refused to everyone who is no student', async ({ method, url, schema }) => {
  const settings = await testApp()
  const { student: _, ...others } = await visitors(settings)
  const cookies = { ...others, administrator: await adminCookie(settings.app) }
  const before = await stateOf(settings)

  for (const [who, cookie] of Object.entries(cookies)) {
    const answer = await settings.app.inject({
      method,
      url,
      headers: {
        cookie,
        ...(method !== 'GET' && {
          'content-type': schema.consumes ? 'multipart/form-data; boundary=x' : 'application/json',
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
])('S25: %s answers everyone', async (url) => {
  const settings = await testApp()
  const cookies = await visitors(settings)

  for (const cookie of Object.values(cookies))
    expect((await settings.app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
})

test('S25: a picture of somebody who is not signed in is refused without being read', async () => {
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

test.each([
  '/user/1',
  '/api/users',
  '/api/admins',
  '/api/admin',
  '/api/admin/sessions',
  '/auth/x',
  '/uploads/',
])('S30: there is nothing at %s', async (url) => {
  const { app } = await testApp()
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH'] as const) {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }])
  }
})

test('S30: public answers hold the fields of the contract and nothing else', async () => {
  const settings = await testApp()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEventForm({ time: '10 to 4', venue: 'Field' }) })
  const fields = ['_id', 'createdAt', 'date', 'description', 'image', 'time', 'title', 'venue']
  const get = async (url: string) => (await settings.app.inject(url)).json()

  const [event] = await get('/api/events')
  const overview = await get('/api/events/overview')
  const [coming] = await get('/api/events/coming')

  for (const one of [event, coming, await get(`/api/events/${event._id}`), overview.featured])
    expect(Object.keys(one).sort()).toEqual(fields)
  expect(Object.keys(overview).sort()).toEqual(['counts', 'events', 'featured'])
})
