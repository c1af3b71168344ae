import { createEvent, deleteEvent, listEvents } from 'contract/events/events'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { testApp } from '../../../test/test-app.ts'

const eventPages = aWeb(async (_, { send }) => {
  const { status, answer } = await send({ method: 'GET', url: '/api/events' })
  return new Response(`<p>${JSON.stringify(answer)}</p>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })
})

async function aSite() {
  let state = { isDown: false }
  const settings = await testApp({
    web: eventPages,
    wrap: (opened) => {
      const failing = failingDatabase(opened)
      state = failing.state
      return failing.database
    },
  })
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEventForm({ title: 'Sports Day' }) })
  await settings.isKeeping()
  const address = await settings.app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address + path, { headers })
    return { answer, text: await answer.text(), ...mark(answer) }
  }
  return { ...settings, admin, get, setDown: (isDown: boolean) => (state.isDown = isDown) }
}

const mark = ({ status, headers }: Response) => ({
  found: [status, headers.get('cache-status')?.split(';').at(-1)?.trim(), headers.get('age')],
})
const away = 'detail="database away"'

test('lists and pages rendered before an outage are served during it, and say so', async () => {
  const { get, setDown, advance } = await aSite()
  const before = await Promise.all(['/api/events', '/events'].map((path) => get(path)))
  for (const { found } of before) expect(found).toEqual([200, undefined, null])
  setDown(true)
  advance(hour)

  for (const path of ['/api/events', '/events']) {
    // The first request checks the database, the second knows.
    for (const _ of [1, 2]) {
      const { found, text, answer } = await get(path)
      expect(found.slice(0, 2)).toEqual([200, away])
      expect(Number(found[2])).toBeGreaterThanOrEqual(3600)
      expect(text).toContain('Sports Day')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    const tag = (await get(path)).answer.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': tag })).found.slice(0, 2)).toEqual([304, away])
  }
  const own = ['/api/admin/messages', '/user/getcurrentuser', '/readyz']
  const cookie = `aid=${'x'.repeat(43)}; sid=${'x'.repeat(43)}`
  for (const path of own) {
    const { found } = await get(path, { cookie: cookie.replace(/(\w+=)/g, '__Host-$1') })
    expect([path, ...found]).toEqual([path, 503, undefined, null])
  }

  setDown(false)
  for (const path of ['/api/events', '/events'])
    expect((await get(path)).found).toEqual([200, undefined, null])
})

test('a page without a cached copy is rendered from stale lists, and isn’t cached as fresh', async () => {
  const { get, setDown } = await aSite()
  await get('/api/events')
  setDown(true)

  expect((await get('/events')).found.slice(0, 2)).toEqual([200, away])
  setDown(false)
  expect((await get('/events')).found).toEqual([200, undefined, null])
})

test('a response that is known to have changed, or is a day old, is not served', async () => {
  const { get, setDown, admin, visitor, advance } = await aSite()
  await get('/api/events')
  await get('/api/events?limit=1')
  const [event] = await visitor(listEvents)
  await admin(deleteEvent, { params: { _id: event?._id ?? '' } })
  await get('/api/faculty')
  setDown(true)

  expect((await get('/api/events')).found).toEqual([503, undefined, null])
  expect((await get('/api/events?limit=1')).found).toEqual([503, undefined, null])
  expect((await get('/api/faculty')).found.slice(0, 2)).toEqual([200, away])
  advance(25 * hour)
  expect((await get('/api/faculty')).found).toEqual([503, undefined, null])
})

test('while versions are unknown but the database responds, everything is rendered again', async () => {
  let isUnknown = false
  const { app, signIn, isKeeping } = await testApp({
    wrap: ({ db, changes }) => ({
      db,
      changes: {
        ...changes,
        versions: () => (isUnknown ? undefined : changes.versions()),
        version: (tag) => (isUnknown ? undefined : changes.version(tag)),
      },
    }),
  })
  await isKeeping()
  await app.inject('/api/events')
  isUnknown = true
  const admin = await signIn()
  await admin(createEvent, { body: await anEventForm({ title: 'Sports Day' }) })

  const { body, headers } = await app.inject('/api/events')

  expect(body).toContain('Sports Day')
  expect(headers['cache-status']).toBeUndefined()
})
