import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { anAlertOffice } from '../../../test/an-alert-office.ts'
import { testApp } from '../../../test/test-app.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

const paths = ['/', '/about', '/notices', '/course/bca', '/login', '/signup', '/no-such-page']
const closed = 'College is closed'

/** Two servers of one site, one with a publisher. */
async function twoServers() {
  const web = builtWeb()
  const office = await anAlertOffice({ web })
  const other = await testApp({ web, database: office.place })
  const servers = [office, other]
  await Promise.all(servers.map(({ isKeeping }) => isKeeping()))
  /** Pages of both servers that show it; PostgreSQL's notifications arrive slightly later. */
  const notified = async () => {
    const version = await office.versionOf('alert')
    for (const { changes } of servers)
      await expect.poll(() => changes.version('alert'), { interval: 5 }).toBe(version)
    const bodies = servers.flatMap(({ inject }) =>
      paths.map(async (url) => ({ url, html: (await inject({ url })).body })),
    )
    const answers = await Promise.all(bodies)
    return answers.filter(({ html }) => html.includes(closed)).map(({ url }) => url)
  }
  const advance = (by: number) => {
    for (const server of servers) server.advance(by)
  }
  return { ...office, told: notified, advance }
}

const everywhere = [...paths, ...paths]

test('an alert is on every page of every server while it is public, and otherwise on none', async () => {
  const { create, publish, withdraw, end, told, advance, inject } = await twoServers()
  const bare = (await inject({ url: '/privacy' })).body
  expect(await told()).toEqual([])
  const draft = await create(closed)
  expect(await told()).toEqual([])
  const entry = await publish(draft, { level: 'emergency' }, { isConfirmed: true })
  expect(await told()).toEqual(everywhere)
  await withdraw(entry)
  expect(await told()).toEqual([])
  expect((await inject({ url: '/privacy' })).body.replace(/"now":"[^"]*"/, '')).toBe(
    bare.replace(/"now":"[^"]*"/, ''),
  )

  const planned = await create('To come')
  const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
  await publish(planned, { title: closed }, { at: at(10) })
  await end(planned, at(20))
  expect(await told()).toEqual([])
  advance(11 * minute)
  expect(await told()).toEqual(everywhere)
  advance(10 * minute)
  expect(await told()).toEqual([])
})

test('without an alert, pages grow by at most 220 bytes', async () => {
  const { inject } = await anAlertOffice({ web: builtWeb() })
  const html = (await inject({ url: '/privacy' })).body
  const parts = [
    /<p aria-live="polite" class="sr-only"><\/p>/,
    /<p aria-live="assertive" class="sr-only"><\/p>/,
    /<x-island[^>]*site\/shell\/alerts[^>]*>/,
  ].map((part) => part.exec(html)?.[0] ?? expect.fail(`There is no ${part}`))
  expect(html.includes('dismissed-alerts')).toBe(false)
  expect(Buffer.byteLength(parts.join(''))).toBeLessThanOrEqual(220)
})
