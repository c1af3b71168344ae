import { correctEmail, resendCooldownSeconds } from 'contract/accounts/sign-up'
import { minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aForgetter } from '../../../test/a-forgetter.ts'
import { aNewcomer } from '../../../test/a-newcomer.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { mailedCodes, signUpCookie, studentCookie } from '../../../test/student-calls.ts'
import type { Trx } from '../../platform/db/schema.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

const corrected = 'asha.rao@college.test'
const sent = [200, { message: 'OTP sent to your email' }]

async function aMistypedAddress() {
  const newcomer = await aNewcomer()
  const correct = async (email: string) => (await newcomer.post(correctEmail.url, { email })).result
  const addressees = async () => {
    const mails = await newcomer.db.selectFrom('mails').select('recipient').orderBy('_id').execute()
    return mails.map(({ recipient }) => recipient)
  }
  return { ...newcomer, correct, addressees }
}

test('a mistyped address is corrected before it is verified: only the new code works', async () => {
  const { correct, verify, newest, db, addressees } = await aMistypedAddress()
  const first = await newest()

  expect(await correct(corrected)).toEqual(sent)

  expect((await addressees()).at(-1)).toBe(corrected)
  const second = await newest()
  if (first !== second) expect((await verify(first))[0]).toBe(400)
  expect((await verify(second))[0]).toBe(200)
  const students = await db.selectFrom('students').select(['emailKey', 'verifiedAt']).execute()
  expect(students).toMatchObject([{ emailKey: corrected, verifiedAt: expect.any(String) }])
})

test('a verified address can’t be changed this way, nor one be taken that has an account', async () => {
  const { correct, verify, newest, app } = await aMistypedAddress()
  const code = await newest()
  await signUpCookie(app, { email: corrected })
  expect(await correct(corrected)).toEqual([
    409,
    { message: 'user already exists with this email' },
  ])
  expect((await correct('asha@'))[0]).toBe(400)

  await verify(code)
  expect(await correct('other@college.test')).toEqual([
    400,
    { message: 'Email is already verified' },
  ])
})

test('an account gets five of these emails an hour, whatever the settings say', async () => {
  const { correct } = await aMistypedAddress()
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) statuses.push((await correct(`asha@other${at}.test`))[0])
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a mailbox gets one email a minute with a code, however it is spelled', async () => {
  const { correct, resend, advance, app } = await aMistypedAddress()
  await signUpCookie(app, { email: 'taken@college.test' })
  expect(await correct(corrected)).toEqual(sent)
  const tooEarly = [429, { message: expect.stringMatching(/^Please wait \d+ seconds/) }]
  expect(await correct(corrected)).toEqual(tooEarly)
  expect(await correct('asha.rao+again@college.test')).toEqual(tooEarly)
  expect(await resend(corrected)).toEqual(tooEarly)
  // Nothing was sent, so there is nothing to wait for.
  for (let again = 0; again < 2; again++) expect((await correct('taken@college.test'))[0]).toBe(409)

  advance(resendCooldownSeconds * 1000)
  expect(await resend(corrected)).toEqual(sent)
  expect(await correct(corrected)).toEqual(tooEarly)
})

test('a link that was sent to the mistyped address doesn’t prove the new one', async () => {
  const { app, db, email, forget, tokens, reset } = await aForgetter({ verifiedAt: null })
  const cookie = await studentCookie(app, email)
  await forget()
  const payload = { email: corrected }
  const { url } = correctEmail
  expect((await app.inject({ method: 'POST', url, payload, headers: { cookie } })).statusCode).toBe(
    200,
  )

  expect((await reset(tokens()[0] ?? ''))[0]).toBe(400)

  const students = await db.selectFrom('students').select(['email', 'verifiedAt']).execute()
  expect(students).toEqual([{ email: corrected, verifiedAt: null }])
})

const correctMeanwhile = (trx: Trx) =>
  trx.updateTable('students').set({ email: corrected, emailKey: corrected }).execute()

test.runIf(isPostgres)('an address that is corrected meanwhile gets no further code', async () => {
  const { place, advance, resend, db } = await aNewcomer()
  advance(minuteMilliseconds)

  const [status] = await askMeanwhile(place, correctMeanwhile, () => resend())

  expect([status, await mailedCodes(db)]).toEqual([401, [expect.any(String)]])
})

test.runIf(isPostgres)('an address that is corrected meanwhile gets no link', async () => {
  const { place, forget, tokens } = await aForgetter({ verifiedAt: null })

  const [status] = await askMeanwhile(place, correctMeanwhile, () => forget())

  expect([status, tokens()]).toEqual([404, []])
})
