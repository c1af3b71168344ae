import { getCurrentUser } from 'contract/account'
import { forgetPassword, resetPassword } from 'contract/password-reset'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { freePort } from 'testing/free-port.ts'
import { expect, test } from 'vitest'
import { mailSink } from '../../test/mail-sink.ts'
import { askMeanwhile } from '../../test/meanwhile.ts'
import { stateOf } from '../../test/state-of.ts'
import { loginWith, signUpCookie, studentCookie } from '../../test/student-calls.ts'
import { testApp } from '../../test/test-app.ts'
import { hashToken } from '../http/tokens.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const second = 1000
const minute = 60 * second
const newPassword = 'green-Kettle8'
const invalid = [400, { message: 'Invalid or expired token' }]
const done = [200, { message: 'Password reset successfully' }]

/** A student who may forget the password, on a site with SMTP. */
async function aForgetter(
  given: Parameters<typeof aStudent>[1] = {},
  more: Record<string, string> = {},
) {
  const { mails, variables, sink } = await mailSink()
  const settings = await testApp({ variables: { ...variables, ...more } })
  const { app, db } = settings
  const student = await aStudent(db, given)
  const forget = async (email: string = student.email, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: forgetPassword.url,
      payload: { email },
      headers,
    })
    return [answer.statusCode, answer.json()]
  }
  const reset = async (token: string, password: string = newPassword) => {
    const url = resetPassword.url.replace(':token', token)
    const answer = await app.inject({ method: 'POST', url, payload: { newPassword: password } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    return [answer.statusCode, answer.json()]
  }
  const link = /https:\/\/college\.test\/reset-password\/([\w-]{43})$/m
  const tokens = () => mails.flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  const statusOf = async (password: string) =>
    (await loginWith(app, { email: student.email, password })).statusCode
  return { ...settings, ...student, mails, sink, forget, reset, tokens, statusOf }
}

test('S53: a link goes to the address as it was registered, and leads to the site’s own address', async () => {
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
  ['a proven account', {}],
  ['one that was never proven', { verifiedAt: null }],
])('S54: a new password ends what was before in %s, and the link is used up', async (_, account) => {
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

test('who proves by a reset an address that somebody else registered finds nothing of theirs', async () => {
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

test.runIf(isPostgres)('an account that is deleted meanwhile is unknown', async () => {
  const { place, forget, mails } = await aForgetter()

  const answer = await askMeanwhile(
    place,
    (trx) => trx.deleteFrom('students').execute(),
    () => forget(),
  )

  expect(answer).toEqual([404, { message: 'User not found with this email' }])
  expect(mails).toEqual([])
})

test('S54: a link is good for ten minutes', async () => {
  const { forget, reset, tokens, advance } = await aForgetter()
  await forget()
  advance(10 * minute + second)
  expect(await reset(tokens()[0] ?? '')).toEqual(invalid)
  await forget()
  advance(10 * minute - 5 * second)

  expect(await reset(tokens()[1] ?? '')).toEqual(done)
})

test('S55: only the newest link is good, and the database holds its hash', async () => {
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

test('of racing resets with one link one sets the password', async () => {
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

test('no login with the old password survives a reset that races with it', async () => {
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

test('who has forgotten need not wait for the wrong passwords of others', async () => {
  const { forget, reset, tokens, deps, statusOf } = await aForgetter()
  for (let count = 0; count < 100; count++)
    await deps.attempts.count('login-day:asha@college.test', { count: 100, seconds: 86_400 })
  expect(await statusOf(studentPassword)).toBe(429)
  await forget()

  await reset(tokens()[0] ?? '')

  expect(await statusOf(newPassword)).toBe(200)
})

test('an account with a third-party sign-in only can get a password', async () => {
  const { forget, reset, tokens, statusOf } = await aForgetter({ passwordHash: null })
  await forget()

  await reset(tokens()[0] ?? '')

  expect(await statusOf(newPassword)).toBe(200)
})

test('S59: the fourth link of an account in an hour has to wait, like the 21st of a network', async () => {
  const { forget, mails, db, deps } = await aForgetter()
  for (let times = 0; times < 3; times++) await forget()
  const before = await db.selectFrom('passwordResets').selectAll().execute()
  const tooMany = [429, { message: 'Too many attempts. Please try again later.' }]

  expect(await forget()).toEqual(tooMany)

  expect(mails).toHaveLength(3)
  expect(await db.selectFrom('passwordResets').selectAll().execute()).toEqual(before)
  await deps.attempts.forget('forgot-network:127.0.0.1')
  for (let times = 0; times < 20; times++)
    expect((await forget(`nobody${times}@college.test`))[0]).toBe(404)
  expect(await forget('nobody@college.test')).toEqual(tooMany)
})

test('strangers who ask for letters do not use up those of where the student has signed in', async () => {
  const { app, email, mails, forget, deps } = await aForgetter({}, { TRUST_PROXY: '127.0.0.1' })
  const at = (network: string) => ({ 'x-forwarded-for': network })
  const [, mark] = (await loginWith(app, { email, password: studentPassword }, at('203.0.113.1')))
    .cookies
  const cookie = `${mark?.name}=${mark?.value}`
  const statuses: number[] = []
  for (let stranger = 1; stranger <= 6; stranger++)
    statuses.push((await forget(email, at(`198.51.100.${stranger}`)))[0])
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  for (let count = 0; count < 300; count++)
    await deps.attempts.count('auth:198.51.100.1', { count: 300, seconds: 900 })

  expect((await forget(email, at('203.0.113.1')))[0]).toBe(200)
  expect((await forget(email, { ...at('198.51.100.1'), cookie }))[0]).toBe(200)

  for (let letters = 0; letters < 2; letters++) {
    expect((await forget(email, at('203.0.113.1')))[0]).toBe(200)
    expect((await forget(email, { ...at('198.51.100.1'), cookie }))[0]).toBe(200)
  }
  expect((await forget(email, at('203.0.113.1')))[0]).toBe(429)
  expect((await forget(email, { ...at('198.51.100.1'), cookie }))[0]).toBe(429)
  expect(mails).toHaveLength(9)
})

test('a network is known for thirty days', async () => {
  const { app, db, email, forget, deps, advance } = await aForgetter()
  await loginWith(app, { email, password: studentPassword })
  advance(30 * 24 * 60 * minute)
  for (let letters = 0; letters < 3; letters++)
    await deps.attempts.count('forgot:asha@college.test', { count: 3, seconds: 3600 })
  expect((await forget())[0]).toBe(429)

  await deps.places.sweep()

  expect(await db.selectFrom('knownNetworks').selectAll().execute()).toEqual([])
})

test('S70: a mail that cannot be handed over is told in time and leaves no token', async () => {
  const port = await freePort()
  const variables = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@college.test' }
  const slow = await mailSink()
  // Long after anybody waits: who waited for it would be told that the mail was sent.
  slow.sink.delayMilliseconds = 8_000
  for (const settings of [
    await testApp({ variables }),
    await testApp(),
    await testApp({ variables: slow.variables }),
  ]) {
    const { email } = await aStudent(settings.db)
    const answer = await settings.app.inject({
      method: 'POST',
      url: forgetPassword.url,
      payload: { email },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: 'Email service not configured' },
    ])
    expect(await settings.db.selectFrom('passwordResets').selectAll().execute()).toEqual([])
    expect((await stateOf(settings)).mails).toEqual([])
  }
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
])('S39, S62: %j is no token', async (token) => {
  const { reset } = await aForgetter()

  expect(await reset(token.includes('%') ? token : encodeURIComponent(token))).toEqual(invalid)
})
