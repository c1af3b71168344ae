import { resendEmailOtp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { mailedCodes, signUpCookie } from './student-calls.ts'
import { type TestSettings, testApp } from './test-app.ts'

/** A student who has just signed up. With `isStopped`, only `advance` moves the clock. */
export async function aNewcomer({
  isStopped = false,
  ...given
}: TestSettings & { isStopped?: boolean } = {}) {
  const settings = await testApp(given)
  if (isStopped) settings.stopClock()
  const { app, db, deps } = settings
  // So that emails stay queued.
  await deps.mail.stop()
  const cookie = await signUpCookie(app)
  const post = async (url: string, payload: object, as = cookie) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie: as } })
    const result: [number, { message: string }] = [answer.statusCode, answer.json()]
    return { answer, result }
  }
  const verify = async (otp: string, as?: string) =>
    (await post(verifyEmailOtp.url, { otp }, as)).result
  const resend = async (email = 'asha@college.test', as?: string) =>
    (await post(resendEmailOtp.url, { email }, as)).result
  const isVerified = async () => {
    const row = await db
      .selectFrom('students')
      .select('verifiedAt')
      .where('emailKey', '=', 'asha@college.test')
      .executeTakeFirstOrThrow()
    return row.verifiedAt !== null
  }
  const newest = async () => (await mailedCodes(db)).at(-1) ?? ''
  return { ...settings, cookie, post, verify, resend, isVerified, newest }
}
