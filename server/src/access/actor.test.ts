import { checkPackage } from 'contract/content/package'
import type { Endpoint } from 'contract/endpoint'
import { checkImport } from 'contract/import'
import { administrator } from 'testing/administrator.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../test/a-web.ts'
import { guardedSetting, guardedWrites } from '../../test/guarded-requests.ts'
import { askMeanwhile } from '../../test/meanwhile.ts'
import { sessionThatEnds } from '../../test/session-that-ends.ts'
import { stateOf } from '../../test/state-of.ts'
import { testApp } from '../../test/test-app.ts'
import { setDisabled } from '../account/operator.ts'
import { removeAdmin, setAdminPassword } from '../admin/accounts.ts'
import type { Db } from '../db/open.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

const guarded = allEndpoints.filter(({ access }) => ['student', 'administrator'].includes(access))
const isWrite = ({ method, url, writes }: Endpoint) =>
  // A dry run changes nothing.
  ![checkImport.url, checkPackage.url].some((one) => one === url) &&
  (method !== 'GET' || writes === true)
const routesOf = (endpoints: Endpoint[]) => endpoints.map(({ method, url }) => `${method} ${url}`)

const refusals = ['{"message":"Login required"}', '{"message":"Admin login required"}']

/** Everything but what counts tries, and what the test itself ended. */
async function writtenIn(settings: Parameters<typeof stateOf>[0]) {
  const { attempts: _, sessions: __, studentSessions: ___, ...state } = await stateOf(settings)
  return state
}

test('every guarded call that writes is tried below', () => {
  expect(Object.keys(guardedWrites).toSorted()).toEqual(
    routesOf(guarded.filter(isWrite)).toSorted(),
  )
})

test('a guarded call that only reads leaves nothing behind', async () => {
  const settings = await testApp({ web: aWeb(async () => new Response('A page')) })
  const { send } = await guardedSetting(settings)
  const before = await stateOf(settings)
  const reads = guarded.filter(({ method, writes }) => method === 'GET' && !writes)

  for (const route of routesOf(reads))
    expect([route, (await send(route)).statusCode]).toEqual([route, 200])

  expect(await stateOf(settings)).toEqual(before)
})

test.each(
  Object.keys(guardedWrites),
)('%s writes while the session lasts, and nothing when it ended after the guard', async (route) => {
  const settings = await sessionThatEnds()
  const { send, logOut } = await guardedSetting(settings)
  const before = await writtenIn(settings)
  settings.onceFound(logOut)

  const late = await send(route)

  expect([late.statusCode, refusals.includes(late.body)]).toEqual([401, true])
  expect(await writtenIn(settings)).toEqual(before)

  const lasting = await testApp()
  const { send: sendInTime } = await guardedSetting(lasting)
  const untouched = await stateOf(lasting)
  expect([200, 201]).toContain((await sendInTime(route)).statusCode)
  const { attempts: _, ...touched } = await stateOf(lasting)
  expect(untouched).not.toMatchObject(touched)
})

test.each<[string, string, (db: Db) => Promise<unknown>]>([
  ['removed', 'POST /api/events', (db) => removeAdmin(db, administrator.email)],
  [
    'given a password',
    'PUT /api/faculty/:_id',
    (db) => setAdminPassword(db, administrator.email, 'brick-Lintel-84'),
  ],
  ['disabled', 'PUT /api/account', (db) => setDisabled(db, 'asha@college.test', new Date())],
  ['deleted', 'PUT /api/account', (db) => db.deleteFrom('students').execute()],
])('an account that is %s after the guard writes nothing: %s', async (_, route, end) => {
  const settings = await sessionThatEnds()
  const { send } = await guardedSetting(settings)
  let ended: object = {}
  settings.onceFound(async (db) => {
    await end(db)
    ended = await writtenIn(settings)
  })

  expect((await send(route)).statusCode).toBe(401)

  expect(await writtenIn(settings)).toEqual(ended)
})

test.each([
  ['an administrator’s', 'POST /api/events', 12 * 60],
  ['a student’s', 'PUT /api/account', 30 * 24 * 60],
])('%s session that grew too old after the guard writes nothing', async (_, route, minutes) => {
  const settings = await sessionThatEnds()
  const { send } = await guardedSetting(settings)
  const before = await writtenIn(settings)
  settings.onceFound(async () => settings.advance(minutes * 60 * 1000))

  expect((await send(route)).statusCode).toBe(401)

  expect(await writtenIn(settings)).toEqual(before)
})

test.runIf(isPostgres).each(['DELETE /api/events/:_id', 'PUT /api/account'])(
  'a logout that is just being written comes before %s',
  async (route) => {
    const settings = await testApp()
    const { send } = await guardedSetting(settings)
    const before = await writtenIn(settings)

    const answer = await askMeanwhile(
      settings.place,
      async (trx) => {
        await trx.deleteFrom('adminSessions').execute()
        await trx.deleteFrom('studentSessions').execute()
      },
      () => send(route),
    )

    expect(answer.statusCode).toBe(401)
    expect(await writtenIn(settings)).toEqual(before)
  },
)
