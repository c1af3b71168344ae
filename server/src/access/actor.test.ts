import { expect, test } from 'vitest'
import { adminAccount } from '../../test/admin-account.ts'
import { guardedSetting, guardedWrites } from '../../test/guarded-requests.ts'
import { askMeanwhile } from '../../test/meanwhile.ts'
import { routesOf } from '../../test/routes-of.ts'
import { sessionThatEnds } from '../../test/session-that-ends.ts'
import { stateOf } from '../../test/state-of.ts'
import { testApp } from '../../test/test-app.ts'
import { setDisabled } from '../account/operator.ts'
import { removeAdmin, setAdminPassword } from '../admin/accounts.ts'
import type { Db } from '../db/open.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

/** Guarded routes that change nothing; whoever was let in may still be shown what was there. */
const reads = [
  'GET /api/account',
  'GET /api/account/export',
  'GET /api/account/sessions',
  'GET /api/admin/account/sessions',
  'GET /api/admin/activities',
  'GET /api/admin/messages',
  'GET /api/admin/messages/counts',
  'GET /api/admin/settings',
  'GET /api/admin/tables/:subject/template.csv',
  'POST /api/admin/tables/:subject/check',
]

const refusals = ['{"message":"Login required"}', '{"message":"Admin login required"}']

/** Everything but what counts tries, and what the test itself ended. */
async function writtenIn(settings: Parameters<typeof stateOf>[0]) {
  const { attempts: _, sessions: __, studentSessions: ___, ...state } = await stateOf(settings)
  return state
}

test('every guarded route is known to read, or is tried below', async () => {
  const { app } = await testApp()
  await app.ready()
  const guarded = new Set<string>()
  for (const route of routesOf(app)) {
    const [method = '', url = ''] = route.split(' ')
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const headers = method === 'GET' ? {} : { 'content-type': type }
      const answer = await app.inject({ method: method as 'POST', url, headers })
      const isGuarded = answer.statusCode === 401 && refusals.includes(answer.body)
      if (isGuarded) guarded.add(route)
    }
  }

  expect([...guarded].toSorted()).toEqual([...reads, ...Object.keys(guardedWrites)].toSorted())
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
  ['removed', 'POST /api/events', (db) => removeAdmin(db, adminAccount.email)],
  [
    'given a password',
    'PUT /api/faculty/:_id',
    (db) => setAdminPassword(db, adminAccount.email, 'brick-Lintel-84'),
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
