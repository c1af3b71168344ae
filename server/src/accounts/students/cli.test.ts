import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getCurrentUser } from 'contract/accounts/account'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { environmentOf } from '../../../test/start-server.ts'
import { loginWith, signUpCookie, studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

async function commandLine(env: Record<string, string>, given: string[]) {
  const child = spawn(process.execPath, [cli, ...given], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

test('S18: the operator disables, enables and deletes students, at once', async () => {
  const { app, db, place, uploads } = await testApp()
  const env = environmentOf(place, {})
  const email = 'asha@college.test'
  const cookies = [await signUpCookie(app), await studentCookie(app, email)]
  const states = async () =>
    Promise.all(
      cookies.map(async (cookie) => {
        const answer = await app.inject({ url: getCurrentUser.url, headers: { cookie } })
        return answer.statusCode
      }),
    )
  const login = async () => (await loginWith(app, { email, password: studentPassword })).statusCode
  expect(await states()).toEqual([200, 200])

  expect((await commandLine(env, ['disable', 'ASHA@college.test'])).code).toBe(0)
  expect([await states(), await login()]).toEqual([[400, 400], 401])
  expect((await commandLine(env, ['list'])).output).toMatch(
    /^Asha@College\.test {2}Asha Verma {2}not verified, disabled {2}since /,
  )
  expect((await commandLine(env, ['enable', email])).code).toBe(0)
  expect([await states(), await login()]).toEqual([[400, 400], 200])

  expect((await commandLine(env, ['remove', email])).code).toBe(0)
  expect(await login()).toBe(401)
  for (const table of ['students', 'studentSessions', 'emailCodes', 'mails'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await filesBelow(uploads)).toEqual([])
  const recorded = await db
    .selectFrom('activities')
    .select(['admin', 'action', 'changes', 'targetName'])
    .where('subject', '=', 'student')
    .orderBy('_id')
    .execute()
  expect(
    recorded.map(({ admin, action, changes }) => [admin, action, JSON.parse(changes)]),
  ).toEqual([
    ['command line', 'updated', [{ field: 'account', after: 'disabled' }]],
    ['command line', 'updated', [{ field: 'account', after: 'enabled' }]],
    ['command line', 'deleted', []],
  ])
  expect(JSON.stringify(recorded)).not.toMatch(/asha/i)
})

type Refused = [what: string, given: string[]]

const unknown: Refused[] = [
  ['an unknown student', ['disable', 'nobody@college.test']],
  ['an unknown student’s removal', ['remove', 'nobody@college.test']],
]
/** Rejected without looking at the database. */
const senseless: Refused[] = [
  ['nothing', []],
  ['an unknown command', ['erase', 'asha@college.test']],
  ['no email', ['disable']],
]
test.each([
  ...unknown,
  ...(isPostgres ? [] : senseless),
])('%s is rejected with a message and changes nothing', async (_, given) => {
  const { db, place } = await testApp()
  await aStudent(db)
  const before = await db.selectFrom('students').selectAll().execute()

  const { code, output } = await commandLine(environmentOf(place, {}), given)

  expect(code).toBe(1)
  expect(output).not.toMatch(/^ {4}at /m)
  expect(output.trim()).not.toBe('')
  expect(await db.selectFrom('students').selectAll().execute()).toEqual(before)
})
