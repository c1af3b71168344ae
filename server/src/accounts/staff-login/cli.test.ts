import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adminLogin } from 'contract/accounts/admin'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { environmentOf } from '../../../test/start-server.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { testFolder } from '../../../test/test-database.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

async function commandLine(env: Record<string, string>, given: string[], input = '') {
  const child = spawn(process.execPath, [cli, ...given], { env, cwd: await testFolder() })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, output }
}

test('S72: the command line works beside the server, and its changes apply from the next request', async () => {
  const { app, place } = await testApp()
  const env = environmentOf(place, {})
  const cookie = await adminCookie(app)
  const login = async (email: string, password: string) =>
    (await app.inject({ method: 'POST', url: adminLogin.url, payload: { email, password } }))
      .statusCode

  const created = await commandLine(env, ['create', 'second@college.test'], 'a-long-Word-9\n')
  expect(created.code).toBe(0)
  expect(await login('second@college.test', 'a-long-Word-9')).toBe(200)
  const again = await commandLine(env, ['create', 'Second@college.test'], 'a-long-Word-9\n')
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('already')])
  const listed = await commandLine(env, ['list'])
  expect(listed.output).toMatch(/^clerk@college\.test {2}since .+\nsecond@college\.test {2}since /)

  const changed = await commandLine(env, ['password', administrator.email], '\n')
  const made = /Password: ([\w-]{16})\n/.exec(changed.output)?.[1] ?? ''
  expect(await login(administrator.email, administrator.password)).toBe(401)
  expect(await login(administrator.email, made)).toBe(200)
  const stale = await app.inject({
    method: 'POST',
    url: '/api/admin/verify-password',
    headers: { cookie },
    payload: { password: made },
  })
  expect(stale.statusCode).toBe(401)

  expect((await commandLine(env, ['remove', 'second@college.test'])).code).toBe(0)
  expect(await login('second@college.test', 'a-long-Word-9')).toBe(401)
})

type Refused = [what: string, given: string[], input: string]

const unknown: Refused[] = [
  ['an unknown account', ['remove', 'new@college.test'], ''],
  ['the last owner', ['remove', administrator.email], ''],
  ['an unknown account’s password', ['password', 'new@college.test'], 'a-long-Word-9\n'],
]
/** Rejected without looking at the database. */
const senseless: Refused[] = [
  ['nothing', [], ''],
  ['an unknown command', ['erase', 'clerk@college.test'], ''],
  ['no email', ['create'], 'a-long-Word-9\n'],
  ['a short password', ['create', 'new@college.test'], 'short\n'],
  ['a common password', ['create', 'new@college.test'], 'Mustang1\n'],
  ['a common password for an account', ['password', administrator.email], 'mustang1\n'],
  ['no password at all', ['create', 'new@college.test'], ''],
]
test.each([
  ...unknown,
  ...(isPostgres ? [] : senseless),
])('%s is rejected with a message and changes nothing', async (_, given, input) => {
  const { db, place } = await testApp()
  const before = await db.selectFrom('admins').selectAll().execute()

  const { code, output } = await commandLine(environmentOf(place, {}), given, input)

  expect(code).toBe(1)
  expect(output).not.toMatch(/^ {4}at /m)
  expect(output.trim()).not.toBe('')
  expect(await db.selectFrom('admins').selectAll().execute()).toEqual(before)
})

test('the command line reads the same settings file as the server', async () => {
  const { place } = await testApp()
  const folder = await testFolder()
  const { PATH, ...settings } = environmentOf(place, {})
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  await writeFile(join(folder, '.env'), lines.join('\n'))
  const child = spawn(process.execPath, [cli, 'list'], { env: { PATH }, cwd: folder })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await once(child, 'close')

  expect(output).toContain(administrator.email)
})
