import { listUnchangedEntries } from 'contract/content/bulk'
import { checkPackage } from 'contract/content/package'
import { suggestTranslation } from 'contract/content/translations/calls'
import { previewManyEvents } from 'contract/events/bulk'
import { previewEventEmail } from 'contract/events/event-emails'
import { checkImport } from 'contract/operations/import'
import { checkTranslations } from 'contract/operations/translation-file'
import type { Endpoint } from 'contract/platform/endpoint'
import { isRight } from 'contract/platform/roles'
import { administrator } from 'testing/administrator.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { aWeb } from '../../../test/a-web.ts'
import { guardedWrites } from '../../../test/guarded-requests.ts'
import { guardedSite, writtenIn } from '../../../test/guarding.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { removeAdmin, setAdminPassword } from '../../accounts/staff/accounts.ts'
import { setDisabled } from '../../accounts/students/manage-students.ts'
import type { Db } from '../db/open.ts'

const { ending, lasting } = guardedSite()

const guarded = allEndpoints.filter(({ access }) => access === 'student' || isRight(access))
const dryRuns: readonly string[] = [
  ...[checkImport.url, checkPackage.url, checkTranslations.url],
  ...[previewManyEvents.url, listUnchangedEntries.url, previewEventEmail.url],
  suggestTranslation.url,
]
const isWrite = ({ method, url, writes }: Endpoint) =>
  // Dry runs and previews change nothing.
  !dryRuns.includes(url) && (method !== 'GET' || writes === true)
const routesOf = (endpoints: Endpoint[]) => endpoints.map(({ method, url }) => `${method} ${url}`)

const rejections = ['{"message":"Login required"}', '{"message":"Admin login required"}']

test('every guarded call that writes is tested below', () => {
  expect(Object.keys(guardedWrites).toSorted()).toEqual(
    routesOf(guarded.filter(isWrite)).toSorted(),
  )
})

test('a guarded call that only reads leaves nothing behind', async () => {
  const settings = await lasting({ web: aWeb(async () => new Response('A page')) })
  const before = await stateOf(settings)
  const reads = guarded.filter(({ method, writes }) => method === 'GET' && !writes)

  for (const route of routesOf(reads))
    expect([route, (await settings.send(route)).statusCode]).toEqual([route, 200])

  expect(await stateOf(settings)).toEqual(before)
})

test.each(
  Object.keys(guardedWrites),
)('%s writes while the session lasts, and nothing if it ended after the guard', async (route) => {
  const settings = await ending()
  const before = await writtenIn(settings)
  settings.onceFound(settings.logOut)

  const late = await settings.send(route)

  expect([late.statusCode, rejections.includes(late.body)]).toEqual([401, true])
  expect(await writtenIn(settings)).toEqual(before)

  await settings.logInAgain()
  // The rejected attempt was counted, too.
  await settings.db.deleteFrom('attempts').execute()
  const untouched = await stateOf(settings)
  expect([200, 201]).toContain((await settings.send(route)).statusCode)
  const { attempts: _, ...touched } = await stateOf(settings)
  expect(untouched).not.toMatchObject(touched)
})

test.each<[string, string, (db: Db) => Promise<unknown>]>([
  [
    'removed',
    'POST /api/events',
    async (db) => {
      await aStaffAccount(db)
      await removeAdmin(db, administrator.email)
    },
  ],
  [
    'given a password',
    'PUT /api/faculty/:_id',
    (db) => setAdminPassword(db, administrator.email, 'brick-Lintel-84'),
  ],
  ['disabled', 'PUT /api/account', (db) => setDisabled(db, 'asha@college.test', new Date())],
  ['deleted', 'PUT /api/account', (db) => db.deleteFrom('students').execute()],
])('an account that is %s after the guard writes nothing: %s', async (_, route, end) => {
  const settings = await ending()
  let ended: object = {}
  settings.onceFound(async (db) => {
    await end(db)
    ended = await writtenIn(settings)
  })

  expect((await settings.send(route)).statusCode).toBe(401)

  expect(await writtenIn(settings)).toEqual(ended)
})

test.each([
  ['an administrator’s', 'POST /api/events', 12 * 60],
  ['a student’s', 'PUT /api/account', 30 * 24 * 60],
])('%s session that expired after the guard writes nothing', async (_, route, minutes) => {
  const settings = await ending()
  const before = await writtenIn(settings)
  settings.onceFound(async () => settings.advance(minutes * 60 * 1000))

  expect((await settings.send(route)).statusCode).toBe(401)

  expect(await writtenIn(settings)).toEqual(before)
})
