import { getCurrentUser } from 'contract/accounts/account'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aForgetter } from '../../../test/a-forgetter.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { loginWith, signUpCookie, studentCookie } from '../../../test/student-calls.ts'
import { hashToken } from '../../platform/tokens.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const second = 1000
const newPassword = 'green-Kettle8'
const invalid = [400, { message: 'Invalid or expired token' }]
const done = [200, { message: 'Password reset successfully' }]

test('S53: a link goes to the registered address and points to the site’s own address', async () => {
  const { forget, mails, tokens } = await aForgetter()

  expect(await forget('nobody@college.test')).toEqual([
    404,
    { message: 'User not found with this email' },
  ])
  for (const [email, headers] of [
    ['Asha@College.test', {}],
    [' ASHA@college.TEST ', {}],
    ['asha@college.test', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
  ] as const)
    expect(await forget(email, headers)).toEqual([
      200,
      { message: 'Password reset link sent to your email' },
    ])

  expect(mails.map(({ recipients }) => recipients)).toEqual(Array(3).fill(['Asha@college.test']))
  expect(tokens()).toHaveLength(3)
  for (const { text, html } of mails) expect(`${text}${html}`).not.toContain('evil.example')
})

test.each([
  ['a verified account', {}],
  ['an unverified account', { verifiedAt: null }],
])('S54: for %s, a new password ends previous sessions and uses up the link', async (_, account) => {
  const forgetter = await aForgetter(account)
  const { app, db, reset, tokens, email, statusOf, mails } = forgetter
  await studentCookie(app, email)
  await studentCookie(app, email)
  await forgetter.forget()
  const [token = ''] = tokens()

  const [status, answer] = await reset(token, 'abc12')
  expect([status, answer.message]).toEqual([400, 'Password must be at least 6 characters long'])
  expect((await reset(token, 'password'))[1]).toMatchObject({
    message: 'enter a strong password',
    errors: { newPassword: 'This is one of the most common passwords' },
  })
  expect(await reset(token)).toEqual(done)
  expect(await reset(token)).toEqual(invalid)
  expect(await reset('abc')).toEqual(invalid)

  expect(await db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
  const { verifiedAt } = await db.selectFrom('students').selectAll().executeTakeFirstOrThrow()
  expect(verifiedAt).not.toBeNull()
  expect([await statusOf(studentPassword), await statusOf(newPassword)]).toEqual([401, 200])
  await expect.poll(() => mails.length).toBe(2)
  expect(mails[1]).toMatchObject({
    recipients: ['Asha@college.test'],
    subject: 'Your password was changed',
  })
})

test('someone who resets the password of their own address, registered by a stranger, finds none of the stranger’s details', async () => {
  const { app, db, uploads, forget, reset, tokens, mails } = await aForgetter({
    email: 'other@college.test',
  })
  const stranger = await signUpCookie(app)
  await forget('asha@college.test')
  await expect.poll(() => mails.length).toBe(2)

  expect(await reset(tokens()[0] ?? '')).toEqual(done)

  const still = await app.inject({ url: getCurrentUser.url, headers: { cookie: stranger } })
  expect(still.statusCode).toBe(400)
  const own = { email: 'asha@college.test', password: newPassword }
  const [cookie] = (await loginWith(app, own)).cookies
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  expect((await app.inject({ url: getCurrentUser.url, headers })).json()).toEqual({
    _id: expect.any(String),
    name: 'Asha',
    email: 'Asha@College.test',
    isVerified: true,
  })
  expect(await filesBelow(uploads)).toEqual([])
  expect(await db.selectFrom('emailCodes').selectAll().execute()).toEqual([])
  await expect.poll(() => mails.length).toBe(3)
  expect(mails[2]).toMatchObject({ subject: 'Your password was changed' })
  expect(mails[2]?.text).toContain('name, photo and mobile number')
})

test.runIf(isPostgres)('an account that is deleted in the meantime is unknown', async () => {
  const { place, forget, mails } = await aForgetter()

  const answer = await askMeanwhile(
    place,
    (trx) => trx.deleteFrom('students').execute(),
    () => forget(),
  )

  expect(answer).toEqual([404, { message: 'User not found with this email' }])
  expect(mails).toEqual([])
})

test('S54: a reset link is valid for ten minutes', async () => {
  const { forget, reset, tokens, advance, stopClock } = await aForgetter()
  stopClock()
  await forget()
  advance(10 * minute + second)
  expect(await reset(tokens()[0] ?? '')).toEqual(invalid)
  await forget()
  advance(10 * minute - 5 * second)

  expect(await reset(tokens()[1] ?? '')).toEqual(done)
})

test('S55: only the newest link is valid, and the database has its hash', async () => {
  const { forget, reset, tokens, db } = await aForgetter()
  await forget()
  await forget()
  const [first = '', newest = ''] = tokens()
  const rows = await db.selectFrom('passwordResets').selectAll().execute()
  expect(rows).toMatchObject([{ tokenHash: hashToken(newest) }])
  expect(JSON.stringify(rows)).not.toContain(newest)

  expect(await reset(first)).toEqual(invalid)

  expect(await reset(newest)).toEqual(done)
})

test('of simultaneous resets with one link, one succeeds', async () => {
  const { forget, reset, tokens, statusOf, db } = await aForgetter()
  await forget()
  const [token = ''] = tokens()
  const passwords = [1, 2, 3, 4, 5].map((at) => `green-Kettle${at}`)

  const results = await Promise.all(passwords.map((password) => reset(token, password)))

  expect(results.map(([status]) => status).sort()).toEqual([200, 400, 400, 400, 400])
  const statuses: number[] = []
  for (const password of passwords) statuses.push(await statusOf(password))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const { epoch } = await db.selectFrom('students').select('epoch').executeTakeFirstOrThrow()
  expect(epoch).toBe(1)
})

test('no login with the old password survives a simultaneous reset', async () => {
  const { forget, reset, tokens, app, db, email } = await aForgetter()
  await forget()
  const [token = ''] = tokens()
  const logins = Promise.all(
    Array.from({ length: 8 }, () => loginWith(app, { email, password: studentPassword })),
  )

  const [status] = await reset(token)
  await logins

  expect(status).toBe(200)
  expect(await db.selectFrom('studentSessions').selectAll().execute()).toEqual([])
})

test('a reset doesn’t have to wait because of others’ wrong passwords', async () => {
  const { forget, reset, tokens, deps, statusOf } = await aForgetter()
  for (let count = 0; count < 100; count++)
    await deps.attempts.count('login-day:asha@college.test', { count: 100, seconds: 86_400 })
  expect(await statusOf(studentPassword)).toBe(429)
  await forget()

  await reset(tokens()[0] ?? '')

  expect(await statusOf(newPassword)).toBe(200)
})

test('an account that only signs in with a provider can get a password', async () => {
  const { forget, reset, tokens, statusOf } = await aForgetter({ passwordHash: null })
  await forget()

  await reset(tokens()[0] ?? '')

  expect(await statusOf(newPassword)).toBe(200)
})

test('a disabled account gets no link, and no link works for it', async () => {
  const { forget, reset, tokens, db } = await aForgetter()
  await forget()
  await db.updateTable('students').set({ disabledAt: new Date().toISOString() }).execute()

  expect((await forget())[0]).toBe(404)
  expect(await reset(tokens()[0] ?? '')).toEqual(invalid)
})

test.each([
  "' OR 1=1 --",
  '%00',
  'x'.repeat(300),
  '..%2f',
  '__proto__',
])('S39, S62: %j is not a valid token', async (token) => {
  const { reset } = await aForgetter()

  expect(await reset(token.includes('%') ? token : encodeURIComponent(token))).toEqual(invalid)
})
