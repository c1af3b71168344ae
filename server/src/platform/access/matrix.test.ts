import type { Endpoint } from 'contract/platform/endpoint'
import { hasRight, isRight, noRight, type Right, roleNames } from 'contract/platform/roles'
import { aStudent } from 'testing/a-student.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { fillGuarded } from '../../../test/fill-guarded.ts'
import { filledOnce } from '../../../test/filled-once.ts'
import { guardedCalls } from '../../../test/guarded-calls.ts'
import { guardedWrites } from '../../../test/guarded-requests.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

const copyOfFilled = filledOnce(fillGuarded)

async function filledServer() {
  const { place, told, filledAt } = await copyOfFilled()
  const web = aWeb(() => new Response('<title>A page</title>'))
  const settings = await testApp({ database: place, web })
  settings.advance(filledAt - Date.now())
  return { ...settings, told }
}

const routeOf = ({ method, url }: Endpoint) => `${method} ${url}`
const guarded = allEndpoints.flatMap((endpoint) =>
  isRight(endpoint.access) ? [{ route: routeOf(endpoint), right: endpoint.access }] : [],
)

const accounts = roleNames.flatMap((role) => [
  { role, mayPublish: false },
  { role, mayPublish: true },
])

test(`permissions: ${guarded.length} calls by ${accounts.length} kinds of accounts, by their addresses`, async () => {
  const settings = await filledServer()
  const { db, told } = settings
  const rejected: string[] = []
  let requested = 0

  for (const account of accounts) {
    const cookies = [await signInAs(db, account)]
    const { send } = guardedCalls(settings, { ...told, cookies })
    const before = await stateOf(settings)
    for (const { route, right } of guarded) {
      if (hasRight(account, right)) continue
      requested++
      const { statusCode, body } = await send(route)
      if (statusCode !== 403 || JSON.parse(body).message !== noRight)
        rejected.push(`${account.role} ${route}: ${statusCode} ${body}`)
    }
    const { adminSessions: _, ...after } = await stateOf(settings)
    expect(before).toMatchObject(after)
  }

  expect(rejected).toEqual([])
  // Every role but the owner's lacks something.
  expect(requested).toBeGreaterThan(guarded.length)
  expect(requested).toBeLessThan(guarded.length * accounts.length)
})

test.each(roleNames)('%s may make every call that the role has the right for', async (role) => {
  const settings = await filledServer()
  const cookies = [await signInAs(settings.db, { role, mayPublish: true })]
  const { send } = guardedCalls(settings, { ...settings.told, cookies })
  const reads = guarded.filter(
    ({ route, right }) => !guardedWrites[route] && hasRight({ role, mayPublish: true }, right),
  )
  for (const { route } of reads) {
    const { statusCode } = await send(route)
    // Previews are only shown to their author, and only translations have suggestions.
    const isNotFound = /\/preview\/|\/suggestion$/.test(route)
    expect([route, statusCode]).toEqual([route, isNotFound ? 404 : 200])
  }
})

const ofOwn = allEndpoints
  .filter(({ access, url }) => ['student', 'own account'].includes(access) && url.includes('/:'))
  .map(routeOf)

test(`nobody can use someone else’s ids: ${ofOwn.length} calls`, async () => {
  const settings = await filledServer()
  const { app, db, told } = settings
  const { email } = await aStudent(db, { email: 'other@college.test' })
  const cookies = [await signInAs(db, { role: 'teacher' }), await studentCookie(app, email)]
  const { send } = guardedCalls(settings, { ...told, cookies })
  const now = settings.deps.now().toISOString()
  const before = await stateOf(settings)

  for (const route of ofOwn) {
    await db.updateTable('studentSessions').set({ confirmedAt: now }).execute()
    await db.updateTable('adminSessions').set({ verifiedAt: now }).execute()
    expect([route, (await send(route)).statusCode]).toEqual([route, 404])
  }

  // Sessions record when they were used.
  const { adminSessions: _, studentSessions: __, ...after } = await stateOf(settings)
  expect(before).toMatchObject(after)
})

const ofDepartments: readonly Right[] = [
  'see content',
  'write content',
  'publish content',
  'write translations',
  'publish translations',
  'write records',
  'handle registrations',
]
/** Other tests cover lists. */
const isForOne = (route: string) => /:(_id|linkId|eventId)/.test(route)

const editor = { role: 'editor', departments: ['bca'], mayPublish: true } as const
const scoped = guarded.filter(
  ({ route, right }) => ofDepartments.includes(right) && isForOne(route),
)

async function courseOf({ db }: Awaited<ReturnType<typeof filledServer>>, slug: string) {
  const course = await db
    .selectFrom('contentItems')
    .select(['_id', 'publishedId'])
    .where('type', '=', 'course')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return {
    content: course._id,
    course: course._id,
    notice: course._id,
    emailed: course._id,
    page: course._id,
    asked: course._id,
    trashed: course._id,
    revision: course.publishedId ?? '',
  }
}

test.each([
  ['another department', 'b.b.a.', 'B.B.A.'],
  ['the whole college', undefined, undefined],
])(`an editor of one department is denied ${scoped.length} calls on things of %s`, async (_, slug, department) => {
  const settings = await filledServer()
  const { db, told } = settings
  await db
    .updateTable('events')
    .set({ department: department ?? null })
    .execute()
  await db
    .updateTable('faculty')
    .set({ department: department ?? null })
    .execute()
  const others = slug ? await courseOf(settings, slug) : {}
  await db.updateTable('libraryItems').set({ author: 'somebody@college.test' }).execute()
  const cookies = [await signInAs(db, editor)]
  const { send } = guardedCalls(settings, { ids: { ...told.ids, ...others }, cookies })
  const before = await stateOf(settings)

  // Unused files may be described by any author; used ones have tests of their own.
  for (const { route } of scoped.filter(
    ({ route }) => !/library|faculty\/:_id\/uses/.test(route),
  )) {
    const { statusCode, body } = await send(route)
    expect([route, statusCode, body]).toEqual([route, 403, JSON.stringify({ message: noRight })])
  }

  const { adminSessions: __, ...after } = await stateOf(settings)
  expect(before).toMatchObject(after)
})

test('an editor may make the denied calls on things of their own department', async () => {
  const settings = await filledServer()
  const own = await courseOf(settings, 'b.c.a.')
  const { db } = settings
  const cookies = [await signInAs(db, editor)]
  const { email } = await db
    .selectFrom('admins')
    .select('email')
    .where('role', '=', editor.role)
    .executeTakeFirstOrThrow()
  await db.updateTable('libraryVersions').set({ author: email }).execute()
  await db.updateTable('events').set({ department: 'B.C.A.' }).execute()
  const { send } = guardedCalls(settings, { ids: { ...settings.told.ids, ...own }, cookies })

  const verifiedAt = settings.deps.now().toISOString()
  // The order spans all entries.
  const ofOne = scoped.filter(({ route }) => !route.includes('content/:_id/move'))
  const rejected: string[] = []
  for (const { route } of ofOne) {
    await db.updateTable('adminSessions').set({ verifiedAt }).execute()
    const { statusCode, body } = await send(route)
    if ([401, 403].includes(statusCode)) rejected.push(`${route}: ${body}`)
  }

  expect(rejected).toEqual([])
})
