import { listEvents } from 'contract/events/events'
import { createClient } from 'contract/platform/client'
import type { InjectOptions } from 'fastify'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { type TestSettings, testApp } from '../../../test/test-app.ts'

const proxy = '10.1.2.3'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function aLog(settings: TestSettings = {}) {
  const lines: Record<string, unknown>[] = []
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const variables = { LOG_LEVEL: 'info', TRUST_PROXY: `192.0.2.0/24,${proxy},fd00::/8` }
  const site = await testApp({ ...settings, variables, logTo })
  const request = async (options: InjectOptions) => {
    const answer = await site.app.inject(options)
    return { ...answer, id: String(answer.headers['x-request-id']) }
  }
  return { ...site, lines, ask: request }
}

test('S77: a failure is logged with id, method, route, status and time, and no more of the error than helps', async () => {
  const { app, ask, lines } = await aLog()
  app.post('/api/fault/:name', async () => {
    const cause = Object.assign(new Error('not null'), { code: '23502', detail: 'Failing row (x)' })
    throw Object.assign(new Error('It broke', { cause }), { parameters: ['hidden'] })
  })

  const answer = await ask({ method: 'POST', url: '/api/fault/a?password=hidden' })

  expect(answer.body).toBe('{"message":"Server error"}')
  expect(answer.id).toMatch(uuid)
  const known = {
    reqId: answer.id,
    method: 'POST',
    route: '/api/fault/:name',
    path: '/api/fault/a',
    status: 500,
    ms: expect.any(Number),
  }
  const stack = expect.stringContaining('request-log.test.ts')
  expect(lines).toMatchObject([
    { ...known, level: 50, msg: 'request failed' },
    { ...known, level: 30, msg: 'request' },
  ])
  const cause = { type: 'Error', message: 'not null', code: '23502', stack }
  expect(lines[0]?.err).toEqual({ type: 'Error', message: 'It broke', stack, cause })
  expect(JSON.stringify(lines)).not.toMatch(/hidden|Failing row/)
})

test('a server that stops logs once that it isn’t ready, and causes no alert', async () => {
  const { ask, lines, stop } = await aLog()
  const stopped = stop()

  for (const route of ['/healthz', '/readyz']) {
    const { statusCode, headers } = await ask({ url: route })

    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(lines.splice(0)).toMatchObject([{ level: 30, msg: 'request', route, status: 503 }])
  }
  await stopped
})

test('a request has the id that the proxy gives it, and nobody else can choose one', async () => {
  const { ask, lines } = await aLog()
  const cases: [address: string, given: string, isTaken: boolean][] = [
    [proxy, 'edge-7F3a', true],
    [`::ffff:${proxy}`, 'x'.repeat(64), true],
    ['192.0.2.200', 'edge-8', true],
    ['fd00::1', 'edge-9', true],
    [proxy, 'x'.repeat(65), false],
    [proxy, 'two words', false],
    [proxy, '"},{"level":60', false],
    ['10.1.2.4', 'edge-7F3a', false],
    ['fe80::1%eth0', 'edge-7F3a', false],
    ['127.0.0.1', 'edge-7F3a', false],
  ]
  for (const [remoteAddress, given, isTaken] of cases) {
    const headers = { 'x-request-id': given }
    const { id } = await ask({ url: '/healthz', remoteAddress, headers })
    expect([remoteAddress, given, id]).toEqual([
      remoteAddress,
      given,
      isTaken ? given : expect.stringMatching(uuid),
    ])
  }
  expect((await ask({ url: `/api/events/${'1'.repeat(2_000)}` })).id).toMatch(uuid)
  expect(lines).toEqual([])
})

test('each change leaves one line in the log, and reading none', async () => {
  const { ask, lines } = await aLog()
  const sent = await ask({ method: 'POST', url: '/api/contact?from=home', payload: aContactForm() })
  const rejected = await ask({ method: 'POST', url: '/nothing-here' })
  await ask({ url: '/api/events' })

  const request = { msg: 'request', method: 'POST' }
  expect(lines).toMatchObject([
    { ...request, reqId: sent.id, route: '/api/contact', path: '/api/contact', status: 201 },
    { ...request, reqId: rejected.id, route: 'unknown', status: 404 },
  ])
  expect(JSON.stringify(lines)).not.toContain('Asha')
})

test('an error inside a page is logged with the page’s id, and without tokens', async () => {
  const web = aWeb(async (_, { send }) => {
    await createClient(send)(listEvents)
    return new Response('never')
  })
  const { ask, db, lines } = await aLog({ web })
  await db.schema.alterTable('events').renameTo('elsewhere').execute()

  for (const url of [
    '/events?utm_source=x',
    '/reset-password/hidden',
    '/%72eset-password/hidden/x',
  ]) {
    lines.length = 0
    const answer = await ask({ url })
    expect(answer.statusCode).toBe(500)
    expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([answer.id]))
    expect(lines.map(({ route }) => route)).toContain('/api/events')
    const path = url.startsWith('/events') ? '/events' : '/reset-password/'
    expect(lines.map((line) => line.path)).toContain(path)
    expect(JSON.stringify(lines)).not.toMatch(/hidden|utm_source/)
  }
})
