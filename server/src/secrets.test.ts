import { login } from 'contract/accounts/account'
import { changePassword } from 'contract/accounts/account-settings'
import { forgetPassword, resetPassword } from 'contract/accounts/password-reset'
import { signUp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { aSignUpForm } from 'testing/sign-up-form.ts'
import { expect, test } from 'vitest'
import { mailSink } from '../test/mail-sink.ts'
import { startServer } from '../test/start-server.ts'
import { testDatabase } from '../test/test-database.ts'

const password = 'canary-Password-1'
const newPassword = 'canary-Password-2'
const thirdPassword = 'canary-Password-3'
const smtpPassword = 'canary-smtp-4'
const clientSecret = 'canary-oidc-5'
const chosenId = 'canary-request-6'
const email = 'asha@college.test'

test('S77: no secret gets into the log, however much is logged', async () => {
  const { mails, variables, port } = await mailSink()
  const server = await startServer(await testDatabase(), {
    ...variables,
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://college:${smtpPassword}@127.0.0.1:${port}`,
    OIDC_ISSUER: 'https://provider.invalid',
    OIDC_CLIENT_ID: 'college',
    OIDC_CLIENT_SECRET: clientSecret,
  })
  let cookie = ''
  const answers: string[] = []
  const send = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        cookie,
        'x-request-id': chosenId,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] || cookie
    answers.push(await answer.text())
    return answer.status
  }
  const mailed = async (count: number, part: RegExp) => {
    await expect.poll(() => mails.length).toBe(count)
    return part.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'none'
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(await aSignUpForm({ email, password })))
    form.append(name, value)

  expect(await send('POST', signUp.url, form)).toBe(201)
  const firstCookie = cookie
  expect(await send('POST', signUp.url, form)).toBe(409)
  const code = await mailed(1, /^\d{6}$/m)
  expect(await send('POST', `${verifyEmailOtp.url}?otp=${code}`, { otp: code })).toBe(200)
  expect(await send('POST', login.url, { email, password: newPassword })).toBe(401)
  expect(await send('POST', `${login.url}?password=${password}`, { email, password })).toBe(200)
  expect(await send('POST', forgetPassword.url, { email })).toBe(200)
  const token = (await mailed(2, /[\w-]{43}$/m)) ?? ''
  const resetUrl = resetPassword.url.replace(':token', token)
  expect(await send('POST', resetUrl, { newPassword: 'x' })).toBe(400)
  expect(await send('POST', resetUrl, { newPassword })).toBe(200)
  expect(await send('POST', login.url, { email, password: newPassword })).toBe(200)
  const change = { currentPassword: newPassword, newPassword: thirdPassword }
  expect(await send('PUT', changePassword.url, change)).toBe(200)
  expect(await send('GET', '/auth/google/start')).toBe(503)
  expect(await send('POST', '/api/contact?x=canary-query-7', {})).toBe(400)
  expect(await send('GET', `/auth/google/callback?code=${token}&state=${code}`)).toBe(401)
  await mailed(4, /./)
  await server.kill('SIGTERM')

  const { stdout, stderr } = server.written
  const secrets = {
    passwords: /canary-Password/,
    smtpPassword,
    clientSecret,
    chosenId,
    query: /canary-query/,
    code: new RegExp(`\\b${code}\\b`),
    token,
    firstCookie: firstCookie.split('=')[1] ?? 'none',
    lastCookie: cookie.split('=')[1] ?? 'none',
    words: /Nobody from the college|argon2/,
  }
  for (const [name, secret] of Object.entries(secrets)) {
    const results = [stdout, stderr, ...answers].filter((text) => text.match(secret))
    expect([name, results]).toEqual([name, []])
  }
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(8)
  for (const line of lines) {
    const { route, reqId } = JSON.parse(line)
    if (route) expect(reqId).toMatch(/^[\da-f-]{36}$/)
  }
})
