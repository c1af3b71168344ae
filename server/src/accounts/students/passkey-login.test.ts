import { getCurrentUser } from 'contract/accounts/account'
import { passkeyRejected } from 'contract/accounts/passkeys'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import { addTo, askLogin, loginByPasskey } from '../../../test/passkey-calls.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import { setDisabled } from './manage-students.ts'

const rejection = [401, { message: passkeyRejected }]

/** A signed-out student, and a browser with the passkey. */
async function aPasskeyHolder(habits: Parameters<typeof aPasskey>[0] = {}) {
  const settings = await testApp()
  const { app, db } = settings
  const { email, studentId } = await aStudent(db)
  const passkey = aPasskey(habits)
  const added = await addTo(app, await studentCookie(app, email), passkey)
  const enter = async () => {
    const { options, cookie } = await askLogin(app)
    const answer = await loginByPasskey(app, passkey.get(options), cookie)
    return [answer.statusCode, answer.json()]
  }
  return { ...settings, added, email, studentId, passkey, enter }
}

test('a passkey signs in without email and password, as long as the account exists', async () => {
  const { app, db, email, passkey, added } = await aPasskeyHolder()
  expect(added.json()).toEqual({ message: 'Passkey added' })
  const { options, cookie } = await askLogin(app)
  expect(options).toMatchObject({ rpId: 'college.test', allowCredentials: [] })

  const answer = await loginByPasskey(app, passkey.get(options), cookie)

  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'User Login Successful' }])
  const session = answer.cookies.find(({ name }) => name === '__Host-sid')
  const headers = { cookie: `__Host-sid=${session?.value}` }
  const user = await app.inject({ url: getCurrentUser.url, headers })
  expect(user.json().email).toBe(email)
  const { lastUsedAt } = await db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow()
  expect(lastUsedAt).toMatch(/Z$/)
})

test('a signature is valid once, for five minutes, in the browser that was asked', async () => {
  const { app, passkey, advance } = await aPasskeyHolder()
  const resultOf = async (signed: ReturnType<typeof passkey.get>, cookie: string) => {
    const answer = await loginByPasskey(app, signed, cookie)
    return [answer.statusCode, answer.json()]
  }
  const once = await askLogin(app)
  const signed = passkey.get(once.options)
  expect((await loginByPasskey(app, signed, once.cookie)).statusCode).toBe(200)
  expect(await resultOf(signed, once.cookie)).toEqual(rejection)

  const [first, second] = [await askLogin(app), await askLogin(app)]
  expect(await resultOf(passkey.get(first.options), second.cookie)).toEqual(rejection)
  const made = { ...first.options, challenge: Buffer.alloc(54, 1).toString('base64url') }
  expect(await resultOf(passkey.get(made), first.cookie)).toEqual(rejection)

  const tab = await askLogin(app, first.cookie)
  expect((await resultOf(passkey.get(first.options), tab.cookie))[0]).toBe(200)
  expect((await resultOf(passkey.get(tab.options), tab.cookie))[0]).toBe(200)

  advance(5 * minute)
  expect(await resultOf(passkey.get(second.options), second.cookie)).toEqual(rejection)
})

test('simultaneous responses to one challenge start one session', async () => {
  const { app, db, passkey } = await aPasskeyHolder()
  const { options, cookie } = await askLogin(app)
  const signed = passkey.get(options)
  const before = await db.selectFrom('studentSessions').selectAll().execute()

  const answers = await Promise.all([1, 2, 3, 4].map(() => loginByPasskey(app, signed, cookie)))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401])
  expect(await db.selectFrom('studentSessions').selectAll().execute()).toHaveLength(
    before.length + 1,
  )
})

test('a decreasing counter is rejected, and one that stays at zero isn’t', async () => {
  const counting = await aPasskeyHolder({ counts: true })
  expect((await counting.enter())[0]).toBe(200)
  counting.passkey.count(6)
  expect((await counting.enter())[0]).toBe(200)
  counting.passkey.count(2)
  expect(await counting.enter()).toEqual(rejection)
  counting.passkey.count(7)
  expect((await counting.enter())[0]).toBe(200)

  const synced = await aPasskeyHolder()
  expect([(await synced.enter())[0], (await synced.enter())[0]]).toEqual([200, 200])
})

test.each([
  ['made at another address', { origin: 'https://college.example' }],
  ['used without a finger or a PIN', { verifies: false }],
])('a passkey that is %s is not added', async (_, habits) => {
  const { added, db } = await aPasskeyHolder(habits)

  expect(added.json()).toEqual({ message: 'The passkey could not be added. Please try again.' })
  expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([])
})

test('passkeys of deleted, disabled and other accounts sign nobody in', async () => {
  const { app, db, email, passkey, enter } = await aPasskeyHolder()
  const other = await aStudent(db, { email: 'binod@college.test' })
  const { options, cookie } = await askLogin(app)
  const unknown = await loginByPasskey(app, aPasskey().get(options), cookie)
  expect([unknown.statusCode, unknown.json()]).toEqual(rejection)
  const stranger = { ...passkey.get(options), id: aPasskey().id }
  expect((await loginByPasskey(app, stranger, cookie)).json()).toEqual({ message: passkeyRejected })
  const handle = Buffer.from(`student:${other.studentId}`).toString('base64url')
  const renamed = { ...passkey.get(options), userHandle: handle }
  expect((await loginByPasskey(app, renamed, cookie)).json()).toEqual({ message: passkeyRejected })

  await setDisabled(db, email, new Date())
  expect(await enter()).toEqual(rejection)
  await setDisabled(db, email, null)
  expect((await enter())[0]).toBe(200)
})

test('strangers who use up a network’s attempts don’t lock out a trusted browser', async () => {
  const { app, deps, passkey } = await aPasskeyHolder()
  const first = await askLogin(app)
  const entered = await loginByPasskey(app, passkey.get(first.options), first.cookie)
  const mark = entered.cookies.find(({ name }) => name === '__Host-known')
  for (let count = 0; count < 300; count++)
    await deps.attempts.count('auth:127.0.0.1', { count: 300, seconds: 900 })

  const { options, cookie } = await askLogin(app)
  expect((await loginByPasskey(app, passkey.get(options), cookie)).statusCode).toBe(429)
  const known = `${cookie}; __Host-known=${mark?.value}`
  expect((await loginByPasskey(app, passkey.get(options), known)).statusCode).toBe(200)
})
