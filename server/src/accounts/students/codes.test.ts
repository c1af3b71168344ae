import { deleteAccount } from 'contract/accounts/account-settings'
import { resendEmailOtp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { dayMilliseconds as day, minuteMilliseconds as minute } from 'contract/platform/durations'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aNewcomer } from '../../../test/a-newcomer.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { mailedCodes, signUpCookie, studentCookie } from '../../../test/student-calls.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const second = 1000
const invalid = [400, { message: 'Invalid OTP' }]
const budget = [429, { message: 'Too many attempts. Please request a new OTP.' }]
const verified = [200, { message: 'Email verified successfully' }]
const sent = [200, { message: 'OTP sent to your email' }]

/** A wrong code; `at` distinguishes several. */
const wrong = (code: string, at = 1) => String((Number(code) + at) % 1_000_000).padStart(6, '0')

test('S47: the emailed code proves the address, once, and appears only in the email', async () => {
  const newcomer = await aNewcomer()
  const code = await newcomer.newest()
  expect(JSON.stringify({ ...(await stateOf(newcomer)), mails: [] })).not.toContain(code)

  expect(await newcomer.verify(code)).toEqual(verified)

  expect(await newcomer.isVerified()).toBe(true)
  expect(await newcomer.verify(code)).toEqual(invalid)
  expect(await newcomer.db.selectFrom('emailCodes').selectAll().execute()).toEqual([])
})

test('a code typed with the digits of a keyboard for Hindi is the code', async () => {
  const newcomer = await aNewcomer()
  const inHindi = (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)))
  expect(await newcomer.verify(inHindi(await newcomer.newest()))).toEqual(verified)
})

test('a code waits only for other emails that somebody is waiting for', async () => {
  const { db } = await aNewcomer()
  const lanes = await db.selectFrom('mails').select('lane').execute()
  expect(lanes).toEqual([{ lane: 'asked' }])
})

test('S48: after five wrong codes the right one is rejected, and a new one works', async () => {
  const newcomer = await aNewcomer()
  const code = await newcomer.newest()
  for (let tries = 1; tries <= 5; tries++)
    expect(await newcomer.verify(wrong(code, tries))).toEqual(invalid)

  expect(await newcomer.verify(code)).toEqual(budget)

  expect(await newcomer.isVerified()).toBe(false)
  expect(await newcomer.resend()).toEqual(sent)
  expect(await newcomer.verify(await newcomer.newest())).toEqual(verified)
})

test('S48: concurrent guesses count towards the limit of five', async () => {
  const newcomer = await aNewcomer()
  const code = await newcomer.newest()

  const results = await Promise.all(
    Array.from({ length: 20 }, (_, at) => newcomer.verify(wrong(code, at + 1))),
  )

  expect(results.filter(([status]) => status === 400)).toHaveLength(5)
  expect(results.filter(([status]) => status === 429)).toHaveLength(15)
})

test('of two simultaneous uses of the right code, one succeeds', async () => {
  const newcomer = await aNewcomer()
  const code = await newcomer.newest()

  const results = await Promise.all([1, 2, 3, 4].map(() => newcomer.verify(code)))

  expect(results.map(([status]) => status).sort()).toEqual([200, 400, 400, 400])
})

test('an account has at most twenty wrong guesses a day, whatever the settings say', async () => {
  const newcomer = await aNewcomer({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  for (let round = 0; round < 4; round++) {
    const code = await newcomer.newest()
    for (let tries = 1; tries <= 5; tries++)
      expect(await newcomer.verify(wrong(code, tries))).toEqual(invalid)
    newcomer.advance(minute)
    expect(await newcomer.resend()).toEqual(sent)
  }

  expect(await newcomer.verify(await newcomer.newest())).toEqual(budget)

  newcomer.advance(day)
  await newcomer.resend()
  expect(await newcomer.verify(await newcomer.newest())).toEqual(verified)
})

test('deleting and recreating an account doesn’t give more wrong guesses', async () => {
  const newcomer = await aNewcomer({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  let { cookie } = newcomer
  for (let round = 0; round < 4; round++) {
    const code = await newcomer.newest()
    for (let tries = 1; tries <= 5; tries++)
      expect(await newcomer.verify(wrong(code, tries), cookie)).toEqual(invalid)
    await newcomer.post(deleteAccount.url, { password: studentPassword }, cookie)
    cookie = await signUpCookie(newcomer.app)
  }

  expect(await newcomer.verify(await newcomer.newest(), cookie)).toEqual(budget)
})

test('S49: a code is valid for ten minutes', async () => {
  const [early, late] = [await aNewcomer({ isStopped: true }), await aNewcomer()]
  early.advance(10 * minute - 5 * second)
  late.advance(10 * minute + second)

  expect(await early.verify(await early.newest())).toEqual(verified)
  expect(await late.verify(await late.newest())).toEqual([
    400,
    { message: 'OTP has expired. Please request a new one.' },
  ])
})

test('S49: only the newest code is valid', async () => {
  const newcomer = await aNewcomer()
  await newcomer.resend()
  const [first = '', secondCode = ''] = await mailedCodes(newcomer.db)
  expect(await newcomer.db.selectFrom('emailCodes').selectAll().execute()).toHaveLength(1)

  if (first !== secondCode) expect(await newcomer.verify(first)).toEqual(invalid)

  expect(await newcomer.verify(secondCode)).toEqual(verified)
})

test('S50: a code can be sent again after a minute, and five times an hour', async () => {
  const newcomer = await aNewcomer({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  newcomer.stopClock()
  expect(await newcomer.resend()).toEqual(sent)
  newcomer.advance(59 * second)
  const { answer } = await newcomer.post(resendEmailOtp.url, { email: 'asha@college.test' })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toEqual({ message: 'Please wait 1 seconds before requesting a new OTP' })
  newcomer.advance(second)
  for (let times = 2; times <= 5; times++) {
    expect(await newcomer.resend()).toEqual(sent)
    newcomer.advance(minute)
  }

  const [status] = await newcomer.resend()

  expect(status).toBe(429)
  newcomer.advance(60 * minute)
  expect(await newcomer.resend()).toEqual(sent)
})

test('S50: an unverified mailbox is sent ten more codes a day', async () => {
  const newcomer = await aNewcomer()
  newcomer.stopClock()
  const statuses = []
  for (let times = 0; times < 12; times++) {
    statuses.push((await newcomer.resend())[0])
    newcomer.advance(60 * minute)
  }

  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  newcomer.advance(12 * 60 * minute)
  expect(await newcomer.resend()).toEqual(sent)
})

test('S50: of simultaneous requests for a new code, one succeeds', async () => {
  const newcomer = await aNewcomer()

  const results = await Promise.all(Array.from({ length: 10 }, () => newcomer.resend()))

  expect(results.map(([status]) => status).sort()).toEqual([200, ...Array(9).fill(429)])
  expect(await mailedCodes(newcomer.db)).toHaveLength(2)
})

test.runIf(isPostgres)(
  'an account that is deleted in the meantime gets no further code',
  async () => {
    const newcomer = await aNewcomer()
    newcomer.advance(minute)

    const [status] = await askMeanwhile(
      newcomer.place,
      (trx) => trx.deleteFrom('students').execute(),
      () => newcomer.resend(),
    )

    expect(status).toBe(401)
  },
)

test('S51: a code works only in the session of its student', async () => {
  const newcomer = await aNewcomer()
  const { app, db } = newcomer
  const { email } = await aStudent(db, { email: 'binod@college.test' })
  const other = await studentCookie(app, email)
  const code = await newcomer.newest()

  expect(await newcomer.verify(code, other)).toEqual(invalid)
  expect(await newcomer.verify(code, '')).toEqual([401, { message: 'Login required' }])
  const { tries } = await db.selectFrom('emailCodes').select('tries').executeTakeFirstOrThrow()
  expect(tries).toBe(0)
  const asOther = await newcomer.post(
    verifyEmailOtp.url,
    { otp: code, email: 'asha@college.test', userId: '1' },
    other,
  )
  expect(asOther.result).toEqual(invalid)
  expect(await newcomer.isVerified()).toBe(false)
})

test('S52: a new code goes only to the session’s own address', async () => {
  const newcomer = await aNewcomer()
  await aStudent(newcomer.db, { email: 'binod@college.test' })
  const notFound = [400, { message: 'Email not found. Please try signing up again.' }]

  expect(await newcomer.resend('binod@college.test')).toEqual(notFound)
  expect(await newcomer.resend('nobody@college.test')).toEqual(notFound)
  const { answer } = await newcomer.post(resendEmailOtp.url, {})
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Email not found. Please try signing up again.',
  ])
  expect(await newcomer.resend('asha@college.test', '')).toEqual([
    401,
    { message: 'Login required' },
  ])
  expect(await mailedCodes(newcomer.db)).toHaveLength(1)
})

test('a verified student gets no further code', async () => {
  const newcomer = await aNewcomer()
  await newcomer.verify(await newcomer.newest())

  expect(await newcomer.resend()).toEqual([400, { message: 'Email is already verified' }])
})

test.each([
  '12345',
  '1234567',
  '12345a',
  ' 123456',
  '１２３４５６',
  '',
])('%j is no code and doesn’t count as an attempt', async (otp) => {
  const newcomer = await aNewcomer()

  const [status, { message }] = await newcomer.verify(otp)

  expect([status, message]).toEqual([400, 'Please enter the complete 6-digit OTP'])
  const { tries } = await newcomer.db
    .selectFrom('emailCodes')
    .select('tries')
    .executeTakeFirstOrThrow()
  expect(tries).toBe(0)
})
