import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createEvent, deleteEvent, listEvents } from 'contract/events/events'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aPageEditor, paragraph } from '../../../test/a-page-editor.ts'
import { testApp } from '../../../test/test-app.ts'

async function aListeningServer() {
  const settings = await testApp()
  await settings.isKeeping()
  const address = await settings.app.listen({ port: 0, host: '127.0.0.1' })
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEventForm() })
  return { ...settings, admin, address }
}

test('a list comes in the requested encoding, the same each time', async () => {
  const { app, address, deps } = await aListeningServer()
  const open = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  const { body: plain } = await app.inject('/api/events')

  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const request = { url: '/api/events', headers: { 'accept-encoding': coding } }
    const answer = await app.inject(request)
    expect(open[coding](answer.rawPayload).toString()).toBe(plain)
    expect(answer.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    const cached = await fetch(`${address}/api/events`, { headers: request.headers })
    expect(await cached.text()).toBe(plain)
    expect(cached.headers.get('etag')).toBe(answer.headers.etag)
  }
  expect(deps.responseCache.hits()).toBe(3)
})

test.each([
  ['the ETag', (tag: string) => tag],
  ['a proxy’s weak version of the ETag', (tag: string) => `W/${tag}`],
  ['one of several ETags', (tag: string) => `"other", ${tag}`],
  ['anything', () => '*'],
])('a client with %s doesn’t get the list again', async (_, known) => {
  const { address } = await aListeningServer()
  const first = await fetch(`${address}/api/events`)
  await first.text()
  const tag = first.headers.get('etag') ?? ''

  for (const headers of [{}, { origin: 'https://college.test' }]) {
    const answer = await fetch(`${address}/api/events`, {
      headers: { ...headers, 'if-none-match': known(tag) },
    })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
    expect(answer.headers.get('etag')).toBe(tag)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  const other = await fetch(`${address}/api/events`, { headers: { 'if-none-match': '"other"' } })
  expect([other.status, (await other.text()).length > 2]).toEqual([200, true])
})

test('a cached list is replaced at the next request after a change', async () => {
  const { admin, address } = await aListeningServer()
  const titles = async () => {
    const answer = await fetch(`${address}/api/events`)
    return ((await answer.json()) as { _id: string; title: string }[]).map(({ title }) => title)
  }
  expect(await titles()).toHaveLength(1)
  for (let round = 0; round < 10; round++) {
    await admin(createEvent, { body: await anEventForm({ title: `Round ${round}` }) })
    const seen = await titles()
    expect(seen).toContain(`Round ${round}`)
    expect(await titles()).toEqual(seen)
  }
})

test('counts by status follow the clock, not only changes', async () => {
  const { admin, visitor, app, advance, deps } = await aListeningServer()
  const [far] = await visitor(listEvents)
  await admin(deleteEvent, { params: { _id: far?._id ?? '' } })
  const date = new Date(deps.now().getTime() + 8 * 24 * hour).toISOString()
  await admin(createEvent, { body: await anEventForm({ date }) })
  const counts = async () => (await app.inject('/api/events/overview')).json().counts

  expect(await counts()).toMatchObject({ upcoming: 1, latest: 0, past: 0 })
  advance(25 * hour)
  expect(await counts()).toMatchObject({ upcoming: 0, latest: 1, past: 0 })
  advance(8 * 24 * hour)
  expect(await counts()).toMatchObject({ upcoming: 0, latest: 0, past: 1 })
})

test('HEAD of a list has the headers of GET, cached or not', async () => {
  const { address } = await aListeningServer()
  for (const path of ['/api/events', '/api/events', '/api/events/overview', '/events.ics']) {
    const head = await fetch(address + path, { method: 'HEAD' })
    const get = await fetch(address + path)
    await get.text()
    expect([path, head.status, head.headers.get('etag')]).toEqual([
      path,
      200,
      get.headers.get('etag'),
    ])
  }
})

test('other spellings of an entry’s address take only the room for what anyone can invent', async () => {
  const { app, deps, create, publish, isKeeping } = await aPageEditor()
  await isKeeping()
  await publish(await create('Hostel'), { body: paragraph('Rooms for students. '.repeat(2_400)) })

  for (let number = 1; number <= 110; number++) {
    const slug = `host${'.'.repeat(number % 30)}e${'.'.repeat(number / 30)}l`
    const { statusCode } = await app.inject(`/api/content/pages/${slug}`)
    expect(statusCode).toBe(200)
  }

  const briefBytes = 4 * 1024 * 1024
  expect(deps.responseCache.bytes()).toBeLessThan(briefBytes + 512 * 1024)
})
