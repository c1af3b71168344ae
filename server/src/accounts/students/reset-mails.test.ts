import { forgetPassword } from 'contract/accounts/password-reset'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { freePort } from 'testing/free-port.ts'
import { expect, test } from 'vitest'
import { aForgetter } from '../../../test/a-forgetter.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { loginWith } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

const _second = 1000

test('S59: the fourth reset link of an account in an hour has to wait, like the 21st of a network', async () => {
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

test('strangers don’t use up the reset emails of networks where the student has signed in', async () => {
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

  for (let emails = 0; emails < 2; emails++) {
    expect((await forget(email, at('203.0.113.1')))[0]).toBe(200)
    expect((await forget(email, { ...at('198.51.100.1'), cookie }))[0]).toBe(200)
  }
  expect((await forget(email, at('203.0.113.1')))[0]).toBe(429)
  expect((await forget(email, { ...at('198.51.100.1'), cookie }))[0]).toBe(429)
  expect(mails).toHaveLength(9)
})

test('a mailbox that nobody has proven gets three reset emails, however often its account signs in', async () => {
  const { app, email, mails, forget } = await aForgetter({ verifiedAt: null })
  const statuses: number[] = []
  for (let browser = 0; browser < 5; browser++) {
    const [, mark] = (await loginWith(app, { email, password: studentPassword })).cookies
    statuses.push((await forget(email, { cookie: `${mark?.name}=${mark?.value}` }))[0])
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(mails).toHaveLength(3)
})

test('a network is trusted for thirty days', async () => {
  const { app, db, email, forget, deps, advance } = await aForgetter()
  await loginWith(app, { email, password: studentPassword })
  advance(30 * 24 * 60 * minute)
  for (let emails = 0; emails < 3; emails++)
    await deps.attempts.count('forgot:asha@college.test', { count: 3, seconds: 3600 })
  expect((await forget())[0]).toBe(429)

  await deps.trustedNetworks.cleanUp()

  expect(await db.selectFrom('knownNetworks').selectAll().execute()).toEqual([])
})

test('S70: a failed email is reported in time and leaves no token', async () => {
  const port = await freePort()
  const variables = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@college.test' }
  const slow = await mailSink()
  // The email is sent long after the response: its time must not reveal it.
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
