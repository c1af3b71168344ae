import { readFile } from 'node:fs/promises'
import hooks from 'node:perf_hooks'
import { listEvents } from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { openDatabase } from '../db/open.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const ofTheDatabase = ['mail_queue_length', 'mail_queue_oldest_seconds', 'service_ready']

async function scrape(app: FastifyInstance) {
  const answer = await app.inject('/metrics')
  expect(answer.statusCode).toBe(200)
  const samples = answer.body.split('\n').filter((line) => line && !line.startsWith('#'))
  const values = Object.fromEntries(
    samples.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
  const names = [...answer.body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  return { values, names }
}

test('another server in a process adds no observer, which would never end', async () => {
  const first = await scrape((await testApp()).app)
  const watch = vi.spyOn(hooks, 'monitorEventLoopDelay')
  const second = await scrape((await testApp()).app)

  expect(watch).not.toHaveBeenCalled()
  expect(second.names).toEqual(first.names)
  expect(second.names).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('metrics are for this machine, or with the token', async () => {
  const statusOf = async (app: FastifyInstance, headers = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  const { app } = await testApp()
  expect(await statusOf(app)).toBe(200)
  expect(await statusOf(app, {}, '10.0.0.1')).toBe(404)
  expect(await statusOf(app, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)

  const token = 'a-token-of-some-length'
  const guarded = (await testApp({ variables: { METRICS_TOKEN: token } })).app
  expect(await statusOf(guarded, { authorization: `Bearer ${token}` }, '10.0.0.1')).toBe(200)
  expect(await statusOf(guarded)).toBe(404)
  expect(await statusOf(guarded, { authorization: 'Bearer another' })).toBe(404)
})

test('metrics include queues, the cache, the database and the process', async () => {
  const { app, visitor, advance, isKeeping } = await testApp()
  await isKeeping()
  expect((await scrape(app)).values).toMatchObject({
    mail_queue_length: 0,
    mail_queue_oldest_seconds: 0,
    service_ready: 1,
  })

  await visitor(createContactMessage, { body: aContactForm() })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  for (let times = 0; times < 3; times++) await (await fetch(address + listEvents.url)).text()
  advance(60_000)
  const { values } = await scrape(app)

  expect(values).toMatchObject({
    mail_queue_length: 2,
    service_ready: 1,
    http_kept_answers_total: 2,
    http_kept_answers_made_total: 1,
    passwords_waiting: 0,
    pictures_waiting: 0,
    // Other tests in this process may still wait for pictures.
    picture_processes: expect.any(Number),
    'http_request_duration_seconds_count{method="POST",route="/api/contact",status="201"}': 1,
  })
  expect(values.mail_queue_oldest_seconds).toBeGreaterThanOrEqual(60)
  expect(values.mail_queue_oldest_seconds).toBeLessThan(120)
  expect(values.http_kept_answers_bytes).toBeGreaterThan(0)
  for (const statement of ['begin', 'commit', 'select', 'insert'])
    expect(
      values[`database_statement_duration_seconds_count{statement="${statement}"}`],
    ).toBeGreaterThan(0)
  const pool = ['used', 'idle'].map(
    (state) => values[`database_pool_connections{state="${state}"}`],
  )
  expect(pool).toEqual(
    isPostgres ? [expect.any(Number), expect.any(Number)] : [undefined, undefined],
  )
  expect(values.database_pool_waiting).toBe(isPostgres ? 0 : undefined)
  expect(JSON.stringify(values)).not.toMatch(/insert into|Asha/i)
})

test('the event loop lag is the real one', async () => {
  const { app } = await testApp()
  // Each scrape covers the time since the previous one; the loop must turn before and after the block.
  const comeRound = () => new Promise((resolve) => setTimeout(resolve, 50))
  await scrape(app)
  const lagOfBlock = async () => {
    await comeRound()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    await comeRound()
    return (await scrape(app)).values.nodejs_eventloop_lag_max_seconds
  }

  // Other work in the first scrape may dilute one block, and a busy machine may miss one between two samples.
  await expect.poll(lagOfBlock).toBeGreaterThan(0.15)
})

test('S68: metrics that need the database are absent in an outage, and the rest are there', async () => {
  const { app, db, place } = await testApp()
  const other = openDatabase(place)
  if (isPostgres) {
    // The table exists, but is locked.
    await other.db.transaction().execute(async (trx) => {
      await sql`lock table mails in access exclusive mode`.execute(trx)
      const { values } = await scrape(app)
      expect(ofTheDatabase.map((name) => values[name])).toEqual([undefined, undefined, 0])
      expect(values.process_resident_memory_bytes).toBeGreaterThan(0)
    })
    await expect.poll(async () => (await scrape(app)).values.service_ready).toBe(1)
  }
  await other.db.schema.dropTable('mails').execute()
  await other.close()

  await scrape(app)
  const { values } = await scrape(app)

  expect(ofTheDatabase.map((name) => values[name])).toEqual([undefined, undefined, 0])
  expect(values.database_statement_failures_total).toBeGreaterThan(0)
  expect((await db.selectFrom('events').selectAll().execute()).length).toBe(0)
})

const prometheusOwn = 'up'

function namesIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, (part) =>
    part.startsWith('"') ? '' : ' ',
  )
  return [...bare.matchAll(/[a-z_]\w*(?!\w|\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'or')
}

test('the dashboard and the alerts use existing metrics, and the dashboard all of ours', async () => {
  const { app } = await testApp()
  const { names } = await scrape(app)
  const file = (name: string) =>
    readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
  const dashboard = JSON.parse(await file('grafana-dashboard.json'))
  const alerts = [...(await file('alerts.yaml')).matchAll(/^ {8}expr: (.*)$/gm)]
  const rules = (await file('alerts.yaml')).match(/^ {6}- alert: /gm)
  const panels: { targets?: { expr: string }[] }[] = dashboard.panels
  const visible = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => namesIn(expr)))
  const watched = alerts.map(([, expression = '']) => namesIn(expression))

  expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(39)
  expect(JSON.stringify(dashboard)).not.toMatch(/"uid":"(?!\$\{datasource\}|college-website)/)
  expect(alerts).toHaveLength(rules?.length ?? 0)
  for (const list of [...visible, ...watched]) expect(list).not.toEqual([])
  // An unreachable server has no metrics.
  expect(watched.flat()).toContain(prometheusOwn)
  const plain = (name: string) =>
    names.includes(name) ? name : name.replace(/_(bucket|count|sum)$/, '')
  const requested = [...visible, ...watched].flat().map(plain)
  expect(requested.filter((name) => !names.includes(name) && name !== prometheusOwn)).toEqual([])
  const ours = names.filter((name) => !/^(nodejs|process)_/.test(name))
  expect(ours.filter((name) => !visible.flat().map(plain).includes(name))).toEqual([])
})
