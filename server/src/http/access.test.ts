import { listAdminSessions } from 'contract/admin-account'
import { createContactMessage } from 'contract/contact'
import { createEvent, listEvents } from 'contract/events'
import { listMessages } from 'contract/messages'
import { expect, test } from 'vitest'
import { enterMember } from '../../test/a-member.ts'
import { aMessage } from '../../test/a-message.ts'
import { adminAccount } from '../../test/admin-account.ts'
import { anEvent } from '../../test/an-event.ts'
import { eventParts, filePart, memberParts, rawForm } from '../../test/raw-form.ts'
import { routesOf } from '../../test/routes-of.ts'
import { stateOf } from '../../test/state-of.ts'
import { adminCookie, testApp, verifiedCookie } from '../../test/test-app.ts'
import { createAdmin, removeAdmin } from '../admin/accounts.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const hour = 60 * 60 * 1000

/** Who may use each route of the server. A route that is missing here fails the first test. */
const access: Record<string, 'everyone' | 'student' | 'administrator'> = {
  'GET /*': 'everyone',
  'HEAD /*': 'everyone',
  'GET /healthz': 'everyone',
  'GET /readyz': 'everyone',
  'GET /metrics': 'everyone',
  'GET /.well-known/security.txt': 'everyone',
  'HEAD /.well-known/security.txt': 'everyone',
  'GET /uploads/:name': 'everyone',
  'GET /events.ics': 'everyone',
  'HEAD /events.ics': 'everyone',
  'GET /event/:_id.ics': 'everyone',
  'HEAD /event/:_id.ics': 'everyone',
  'GET /api/events': 'everyone',
  'HEAD /api/events': 'everyone',
  'GET /api/events/overview': 'everyone',
  'HEAD /api/events/overview': 'everyone',
  'GET /api/events/coming': 'everyone',
  'HEAD /api/events/coming': 'everyone',
  'GET /api/events/:_id': 'everyone',
  'HEAD /api/events/:_id': 'everyone',
  'POST /api/events': 'administrator',
  'PUT /api/events/:_id': 'administrator',
  'DELETE /api/events/:_id': 'administrator',
  'GET /api/faculty': 'everyone',
  'HEAD /api/faculty': 'everyone',
  'POST /api/faculty': 'administrator',
  'PUT /api/faculty/:_id': 'administrator',
  'DELETE /api/faculty/:_id': 'administrator',
  'POST /api/contact': 'everyone',
  'POST /api/admin/login': 'everyone',
  'GET /api/admin/logout': 'everyone',
  'POST /api/admin/verify-password': 'administrator',
  'PUT /api/admin/account/password': 'administrator',
  'GET /api/admin/account/sessions': 'administrator',
  'DELETE /api/admin/account/sessions/:sessionId': 'administrator',
  'DELETE /api/admin/account/sessions': 'administrator',
  'POST /api/admin/forget-password': 'everyone',
  'POST /api/admin/reset-password': 'everyone',
  'GET /api/admin/settings': 'administrator',
  'PUT /api/admin/settings': 'administrator',
  'GET /api/admin/messages': 'administrator',
  'GET /api/admin/messages/counts': 'administrator',
  'PUT /api/admin/messages/:messageId': 'administrator',
  'DELETE /api/admin/messages/:messageId': 'administrator',
  'GET /api/admin/messages.csv': 'administrator',
  'GET /api/admin/activities': 'administrator',
  'GET /api/admin/activities.csv': 'administrator',
  'GET /api/admin/tables/:subject.csv': 'administrator',
  'GET /api/admin/tables/:subject/template.csv': 'administrator',
  'POST /api/admin/tables/:subject/check': 'administrator',
  'POST /api/admin/tables/:subject': 'administrator',
  'GET /user/getcurrentuser': 'everyone',
  'POST /auth/login': 'everyone',
  'GET /auth/logout': 'everyone',
  'POST /auth/signup': 'everyone',
  'GET /auth/google/start': 'everyone',
  'GET /auth/google/callback': 'everyone',
  'POST /auth/googlelogin': 'everyone',
  'POST /auth/forget-password': 'everyone',
  'GET /auth/reset-password/:token': 'everyone',
  'POST /auth/reset-password/:token': 'everyone',
  'GET /api/account': 'student',
  'PUT /api/account': 'student',
  'PUT /api/account/password': 'student',
  'GET /api/account/sessions': 'student',
  'DELETE /api/account/sessions': 'student',
  'GET /api/account/export': 'student',
  'POST /api/account/deletion': 'student',
  'POST /auth/verifyemailotp': 'student',
  'POST /auth/resend-email-otp': 'student',
}

test('S25: every route says who may use it', async () => {
  const { app } = await testApp()
  await app.ready()

  expect(routesOf(app).toSorted()).toEqual(Object.keys(access).toSorted())
})

const administrators = Object.keys(access).filter((route) => access[route] === 'administrator')

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
  '/api/events': rawForm(eventParts()),
  '/api/faculty': rawForm(memberParts()),
  '/api/admin/tables': rawForm([filePart('file', 'title,description,date\nFair,x,y')]),
}
const formOf = (url: string) => Object.entries(forms).find(([path]) => url.startsWith(path))?.[1]

/** Asks for a route with a body that it reads; `ids` are the records that are there. */
async function askFor(
  { app }: Pick<TestApp, 'app'>,
  route: string,
  ids: Record<string, string>,
  cookie: string,
) {
  const [method = '', path = ''] = route.split(' ')
  const url = path.replace(
    /(\w+\/):(\w+)/,
    (_, place: string, name: string) => place + (ids[name] ?? ids[place] ?? ''),
  )
  const hasBody = method === 'POST' || method === 'PUT'
  const { payload, headers } = formOf(url) ?? {
    payload: { password: adminAccount.password },
    headers: {},
  }
  return app.inject({
    method: method as 'POST',
    url,
    headers: { cookie, ...(hasBody && headers) },
    ...(hasBody && { payload }),
  })
}

test('S25: what is for the administrator is refused to everyone else', async () => {
  const settings = await testApp()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEvent() })
  const [event] = await settings.visitor(listEvents)
  const memberId = await enterMember(settings.deps)
  await settings.visitor(createContactMessage, { body: aMessage() })
  const { messages } = await admin(listMessages)
  const messageId = messages[0]?._id ?? ''
  const cookies = await visitors(settings)
  const [session] = await (await settings.signIn())(listAdminSessions)
  const sessionId = session?._id ?? ''
  const records = { 'events/': event?._id ?? '', 'faculty/': memberId }
  const ids = { ...records, messageId, sessionId, subject: 'events' }
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
  const cookie = await verifiedCookie(settings.app)
  const deletionsLast = administrators.toSorted(
    (one, other) => Number(one.startsWith('DELETE')) - Number(other.startsWith('DELETE')),
  )
  for (const route of deletionsLast) {
    const { statusCode } = await askFor(settings, route, ids, cookie)
    expect([route, [200, 201, 400].includes(statusCode)]).toEqual([route, true])
  }
})

const studentsOnly = Object.keys(access).filter((route) => access[route] === 'student')

test.each(studentsOnly)('S25: %s is refused to everyone who is no student', async (route) => {
  const settings = await testApp()
  const { student: _, ...others } = await visitors(settings)
  const cookies = { ...others, administrator: await adminCookie(settings.app) }
  const [method = '', url = ''] = route.split(' ')
  const isForm = route === 'PUT /api/account'
  const before = await stateOf(settings)

  for (const [who, cookie] of Object.entries(cookies)) {
    const answer = await settings.app.inject({
      method: method as 'POST',
      url,
      headers: {
        cookie,
        ...(method !== 'GET' && {
          'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json',
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
  await admin(createEvent, { body: await anEvent({ time: '10 to 4', venue: 'Field' }) })
  const fields = ['_id', 'createdAt', 'date', 'description', 'image', 'time', 'title', 'venue']
  const get = async (url: string) => (await settings.app.inject(url)).json()

  const [event] = await get('/api/events')
  const overview = await get('/api/events/overview')
  const [coming] = await get('/api/events/coming')

  for (const one of [event, coming, await get(`/api/events/${event._id}`), overview.featured])
    expect(Object.keys(one).sort()).toEqual(fields)
  expect(Object.keys(overview).sort()).toEqual(['counts', 'events', 'featured'])
})
