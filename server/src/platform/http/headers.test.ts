import { adminLogin } from 'contract/accounts/admin'
import { createEvent, listEvents } from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import type { InjectOptions } from 'fastify'
import { college } from 'testing/a-college.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/start-server.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { unavailable } from '../errors.ts'

function expectSecure(headers: Record<string, unknown>) {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    'cross-origin-resource-policy': expect.stringMatching(/^same-(origin|site)$/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': expect.stringMatching(/./),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src '(none|self)'/)
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(directive)
  expect(policy).not.toContain('unsafe')
  // Nothing but the map.
  const own = policy.replace(`; frame-src ${new URL(college.mapInside).origin};`, '; ')
  expect(own).not.toMatch(/\*|https?:/)
  for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined()
}

const answers: [number, InjectOptions][] = [
  [200, { url: '/api/events' }],
  [200, { url: '/api/events/overview' }],
  [200, { url: '/api/events/coming' }],
  [200, { url: '/api/faculty' }],
  [200, { url: '/api/faculty?course=zz' }],
  [200, { url: '/events.ics' }],
  [200, { url: '/healthz' }],
  [200, { url: '/readyz' }],
  [200, { url: '/metrics' }],
  [200, { url: '/api/docs/json' }],
  [200, { url: '/api/admin/logout' }],
  [201, { method: 'POST', url: createContactMessage.url, payload: aContactForm() }],
  [304, { url: '/api/events', headers: { 'if-none-match': '*' } }],
  [400, { method: 'POST', url: adminLogin.url, payload: {} }],
  [401, { method: 'POST', url: adminLogin.url, payload: { email: 'a', password: 'b' } }],
  [403, { method: 'POST', url: adminLogin.url, headers: { origin: 'https://evil.example' } }],
  [404, { url: '/api/events/1' }],
  [404, { url: '/api/nothing' }],
  [404, { url: '/uploads/nothing' }],
  [404, { method: 'POST', url: '/events' }],
  [413, { method: 'POST', url: adminLogin.url, payload: { email: 'x'.repeat(70_000) } }],
  [
    415,
    {
      method: 'POST',
      url: adminLogin.url,
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    },
  ],
  [503, { url: '/outage' }],
]

test('S60: every kind of response has the security headers', async () => {
  const { app } = await testApp()
  app.get('/outage', async () => {
    throw unavailable()
  })
  for (const [status, request] of answers) {
    const answer = await app.inject(request)
    expect([request, answer.statusCode]).toEqual([request, status])
    expectSecure(answer.headers)
    if (status < 400) continue
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Object.keys(answer.json()).filter((key) => key !== 'errors')).toEqual(['message'])
    if (status === 503) expect(answer.headers['retry-after']).toBe('5')
  }
})

test('S60: responses to too many attempts have them too', async () => {
  const { app } = await testApp()
  const wrong = { ...administrator, password: 'wrong' }
  const login = () => app.inject({ method: 'POST', url: adminLogin.url, payload: wrong })
  for (let tries = 0; tries < 5; tries++) await login()

  const answer = await login()

  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  expectSecure(answer.headers)
})

test('S60: responses that depend on a session are stored nowhere', async () => {
  const { app } = await testApp()
  const cookie = await adminCookie(app)
  for (const request of [
    { method: 'POST', url: adminLogin.url, payload: administrator },
    { method: 'POST', url: '/api/admin/verify-password', payload: { password: 'x' } },
    { method: 'GET', url: '/api/admin/logout' },
  ] as const) {
    const answer = await app.inject({ ...request, headers: { cookie } })
    expect([request.url, answer.headers['cache-control']]).toEqual([request.url, 'no-store'])
  }
})

test('an unexpected error reveals no details', async () => {
  const { app } = await testApp()
  app.get('/fault', async () => {
    throw new Error('select secret from /etc/passwd')
  })

  const answer = await app.inject('/fault')

  expect([answer.statusCode, answer.body]).toEqual([500, '{"message":"Server error"}'])
  expectSecure(answer.headers)
})

test('S60: pages, their files and cached responses have them too, over a real connection', async () => {
  const server = await startServer(await preparedDatabase())
  const page = await server.get('/events')
  const html = await page.text()
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''

  expect(page.status).toBe(200)
  for (const path of ['/events', '/events', asset, '/nothing-here', '/api/events', '/api/events']) {
    const answer = await server.get(path)
    await answer.text()
    expectSecure(Object.fromEntries(answer.headers))
  }
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(html).not.toMatch(/ style="| on\w+="/)
  expect((await server.get(asset)).headers.get('cache-control')).toContain('immutable')
})

test('S60, S65: errors of the HTTP parser get our own responses', async () => {
  const { app, signIn, visitor } = await testApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const long = await fetch(`${address}/api/events?x=${'x'.repeat(20_000)}`)
  const wide = await fetch(`${address}/api/events`, { headers: { 'x-wide': 'x'.repeat(20_000) } })

  for (const answer of [long, wide]) {
    expect([414, 431]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/node|fastify|FST|HPE|at /i)
  }
  await (await signIn())(createEvent, { body: await anEventForm() })
  expect(await visitor(listEvents)).toHaveLength(1)
})
