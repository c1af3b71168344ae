import type { CacheTag } from 'contract/cache-tags'
import { createEvent, deleteEvent, listEvents, updateEvent } from 'contract/events/events'
import { listFaculty } from 'contract/people/faculty'
import { createClient } from 'contract/platform/client'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import type { Finished } from '../response-cache/rendered-response.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

const plainPages = aWeb(async (request, { send }) => {
  const isKnown = new URL(request.url).pathname === '/events'
  const call = createClient(send)
  const titles = (await call(listEvents)).map(({ title }) => title)
  const names = (await call(listFaculty)).map(({ name }) => name)
  return new Response(`<p>${[...titles, ...names].join()}</p>`, {
    status: isKnown ? 200 : 404,
    headers: { 'content-type': 'text/html' },
  })
})

async function twoServers() {
  const one = await testApp({ web: plainPages })
  const two = await testApp({ web: plainPages, database: one.place })
  await Promise.all([one.isKeeping(), two.isKeeping()])
  return [one, two] as const
}

type Server = Awaited<ReturnType<typeof testApp>>

/** SQLite's file notifies every server at once; PostgreSQL's notifications arrive slightly later. */
async function hasHeard(reader: Server, writer: Server, tag: CacheTag): Promise<void> {
  if (!isPostgres) return
  await expect
    .poll(() => reader.changes.version(tag), { interval: 5 })
    .toBe(await writer.versionOf(tag))
}

const paths = [
  '/api/events',
  '/api/events?limit=1',
  '/api/events/overview',
  '/api/events/coming',
  '/events',
  '/events.ics',
]

test('S72: changes on one server appear at the next request to another, in lists and cached pages', async () => {
  const servers = await twoServers()
  const [one, two] = servers
  const admins = [await one.signIn(), await two.signIn()]
  await admins[0]?.(createEvent, { body: await anEventForm({ title: 'Before' }) })
  await hasHeard(two, one, 'events')
  const [event] = await two.visitor(listEvents)
  const params = { _id: event?._id ?? '' }
  const { image: _, ...form } = await anEventForm()

  for (let round = 0; round < 20; round++) {
    const title = `Round ${round}`
    await admins[round % 2]?.(updateEvent, { params, body: { ...form, title } })
    const [writer = one, reader = two] = round % 2 ? servers.toReversed() : servers
    await hasHeard(reader, writer, 'events')
    for (const url of paths)
      expect([url, (await reader.app.inject(url)).body]).toEqual([
        url,
        expect.stringContaining(title),
      ])
  }
  await admins[0]?.(deleteEvent, { params })
  await hasHeard(two, one, 'events')
  for (const url of paths) expect((await two.app.inject(url)).body).not.toContain('Round')
  expect((await two.app.inject(event?.image ?? '')).statusCode).toBe(404)
})

test('S72: a member added on one server is in the lists and pages of both', async () => {
  const servers = await twoServers()
  const addresses = [
    '/api/faculty',
    '/api/faculty?group=heads',
    '/api/faculty?course=bca',
    '/events',
  ]

  for (let round = 0; round < 10; round++) {
    const [writer = servers[0], reader = servers[1]] = round % 2 ? servers.toReversed() : servers
    const name = `Member ${round}`
    const member = { name, designation: 'HOD', department: 'Computer Science' }
    await enterMember(writer.deps, member)
    await hasHeard(reader, writer, 'faculty')
    for (const url of addresses)
      expect([url, (await reader.app.inject(url)).body]).toEqual([
        url,
        expect.stringContaining(name),
      ])
  }
})

test('S72: a session works on both servers, and ends for both', async () => {
  const [one, two] = await twoServers()
  const cookie = await adminCookie(one.app)
  const use = async () =>
    (
      await two.app.inject({
        method: 'DELETE',
        url: '/api/events/01900000-0000-7000-8000-000000000000',
        headers: { cookie },
      })
    ).statusCode
  expect(await use()).toBe(404)

  await one.app.inject({ url: '/api/admin/logout', headers: { cookie } })

  expect(await use()).toBe(401)
})

test('a response made while something changed isn’t cached', async () => {
  const [one] = await twoServers()
  const admin = await one.signIn()
  const { responseCache } = one.deps
  const gate = Promise.withResolvers<void>()
  const finished = (text: string) => ({ headers: {}, body: Buffer.from(text) })
  const request = (work: () => Promise<Finished>) =>
    responseCache.answer({ key: '/x', tags: ['events'], work }, undefined)
  const first = request(async () => {
    await gate.promise
    return finished('old')
  })
  await admin(createEvent, { body: await anEventForm() })

  const second = await request(async () => finished('new'))
  gate.resolve()

  expect([String((await first).body), String(second.body)]).toEqual(['old', 'new'])
  const third = await request(async () => finished('anew'))
  expect(String(third.body)).not.toBe('old')
})

test('pages with a status other than 200 aren’t cached, and say so', async () => {
  const [one] = await twoServers()

  for (let round = 0; round < 2; round++) {
    const answer = await one.app.inject('/nothing-here')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})
