import { adminLogin } from 'contract/accounts/admin'
import {
  adminLinkSent,
  forgetAdminPassword,
  resetAdminPassword,
} from 'contract/accounts/admin-account'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { mailSink } from '../../../test/mail-sink.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { hashToken } from '../../platform/tokens.ts'
import { createAdmin, setAdminPassword } from '../staff/accounts.ts'

const newPassword = 'green-Kettle-82'
const sent = [200, { message: adminLinkSent }]
const invalid = [400, { message: 'Invalid or expired token' }]
const done = [200, { message: 'Password reset successfully' }]
const tooMany = [429, { message: 'Too many attempts. Please try again later.' }]

/** An administrator on a site with SMTP. */
async function aForgetter() {
  const { mails, variables } = await mailSink()
  const settings = await testApp({ variables })
  const { app } = settings
  const forget = async (
    email: string = administrator.email,
    remoteAddress = '203.0.113.7',
    headers: Record<string, string> = {},
  ) => {
    const url = forgetAdminPassword.url
    const payload = { email }
    const answer = await app.inject({ method: 'POST', url, payload, headers, remoteAddress })
    return [answer.statusCode, answer.json()]
  }
  const reset = async (token: string, password: string = newPassword) => {
    const payload = { token, newPassword: password }
    const answer = await app.inject({ method: 'POST', url: resetAdminPassword.url, payload })
    expect(answer.headers['set-cookie']).toBeUndefined()
    return [answer.statusCode, answer.json()]
  }
  const link = /^https:\/\/college\.test\/adminlogin\/reset#([\w-]{43})$/m
  const tokens = () => mails.flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  const login = async (password: string) => {
    const payload = { ...administrator, password }
    return (await app.inject({ method: 'POST', url: adminLogin.url, payload })).statusCode
  }
  return { ...settings, mails, forget, reset, tokens, login }
}

test('a reset link goes only to the administrator and points to the site’s own address, and every address gets the same response', async () => {
  const { forget, mails, tokens, db } = await aForgetter()

  expect(await forget('nobody@college.test')).toEqual(sent)
  expect(await forget(' Clerk@College.TEST ')).toEqual(sent)
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  expect(await forget(administrator.email, '203.0.113.8', evil)).toEqual(sent)

  await expect.poll(() => tokens().length).toBe(2)
  expect(mails).toHaveLength(2)
  expect(mails.map(({ to }) => JSON.stringify(to)).join()).not.toContain('nobody')
  const rows = await db.selectFrom('adminResets').select('tokenHash').execute()
  expect(rows.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(
    tokens().map(hashToken).toSorted(),
  )
})

test('a reset link sets a new password once, ends all sessions, and is emailed and recorded in the activity log', async () => {
  const { app, db, forget, reset, tokens, mails, login } = await aForgetter()
  const cookie = await adminCookie(app)
  await forget()
  await forget()
  await expect.poll(() => tokens().length).toBe(2)
  const [first = '', second = ''] = tokens()

  expect((await reset(first, 'short'))[0]).toBe(400)
  expect((await reset(first, 'password1'))[0]).toBe(400)
  expect(await reset(first)).toEqual(done)
  expect(await reset(first)).toEqual(invalid)
  expect(await reset(second)).toEqual(invalid)

  expect((await app.inject({ url: '/api/admin/settings', headers: { cookie } })).statusCode).toBe(
    401,
  )
  expect([await login(administrator.password), await login(newPassword)]).toEqual([401, 200])
  const subjects = () => mails.map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your panel password was changed')
  const recorded = await db.selectFrom('activities').selectAll().execute()
  expect(JSON.stringify(recorded)).toContain('reset by a mailed link')
  expect(JSON.stringify(recorded)).not.toContain(newPassword)
})

test('of two simultaneous uses of a reset link, one succeeds', async () => {
  const { forget, reset, tokens } = await aForgetter()
  await forget()
  await expect.poll(() => tokens().length).toBe(1)
  const [token = ''] = tokens()

  const answers = await Promise.all([reset(token), reset(token, 'other-Kettle-83')])

  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 400])
})

test.each(['', 'x'.repeat(43), 'A'.repeat(43)])('%j is not a valid token', async (token) => {
  const { reset } = await aForgetter()
  expect((await reset(token))[0]).toBe(400)
})

test('a reset link is valid for ten minutes', async () => {
  const { forget, reset, tokens, advance } = await aForgetter()
  await forget()
  await expect.poll(() => tokens().length).toBe(1)
  advance(10 * minute + 1000)

  expect(await reset(tokens()[0] ?? '')).toEqual(invalid)
})

test('a password set on the command line revokes reset links', async () => {
  const { db, forget, reset, tokens } = await aForgetter()
  await forget()
  await expect.poll(() => tokens().length).toBe(1)
  await setAdminPassword(db, administrator.email, 'other-Kettle-83')

  expect(await reset(tokens()[0] ?? '')).toEqual(invalid)
})

test('strangers can trigger five reset emails a day, and the administrator’s own network still gets one', async () => {
  const { app, forget, tokens } = await aForgetter()
  const office = '198.51.100.9'
  const login = { method: 'POST', url: adminLogin.url, payload: administrator } as const
  expect((await app.inject({ ...login, remoteAddress: office })).statusCode).toBe(200)

  for (let network = 1; network <= 8; network++)
    expect(await forget(administrator.email, `203.0.113.${network}`)).toEqual(sent)
  await expect.poll(() => tokens().length).toBe(5)
  expect(await forget(administrator.email, office)).toEqual(sent)

  await expect.poll(() => tokens().length).toBe(6)
})

test('strangers in the office’s network don’t use up the reset emails of a browser that has logged in', async () => {
  const { app, forget, tokens } = await aForgetter()
  const office = '198.51.100.9'
  const login = { method: 'POST', url: adminLogin.url, payload: administrator } as const
  const { cookies } = await app.inject({ ...login, remoteAddress: '198.51.100.10' })
  const known = cookies.find(({ name }) => name.endsWith('known'))
  const cookie = `${known?.name}=${known?.value}`
  for (let times = 1; times <= 3; times++) await forget(administrator.email, office)
  expect(await forget(administrator.email, office)).toEqual(tooMany)
  await expect.poll(() => tokens().length).toBe(3)

  expect(await forget(administrator.email, office, { cookie })).toEqual(sent)

  await expect.poll(() => tokens().length).toBe(4)
  expect(await forget('nobody@college.test', office, { cookie })).toEqual(sent)
})

test.each([
  administrator.email,
  'nobody@college.test',
])('a network can ask for %s three times an hour, and for twenty addresses in total', async (email) => {
  const { forget } = await aForgetter()

  for (const _ of [1, 2, 3]) expect(await forget(email)).toEqual(sent)
  expect(await forget(` ${email.toUpperCase()}`)).toEqual(tooMany)
  for (let other = 0; other < 16; other++) await forget(`a${other}@college.test`)
  expect(await forget('one@more.test')).toEqual(tooMany)
  expect(await forget(email, '203.0.113.200')).toEqual(sent)
})

test('without email, every address gets that message, and no link is stored', async () => {
  const { app, db } = await testApp()
  for (const email of [administrator.email, 'nobody@college.test']) {
    const answer = await app.inject({
      method: 'POST',
      url: forgetAdminPassword.url,
      payload: { email },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: 'Email service not configured' },
    ])
  }
  expect(await db.selectFrom('adminResets').selectAll().execute()).toEqual([])
})

test('a reset link of one administrator doesn’t affect others', async () => {
  const { app, db, forget, reset, tokens } = await aForgetter()
  await createAdmin(db, 'second@college.test', 'other-Kettle-83')
  const cookie = await adminCookie(app)
  await forget('second@college.test')
  await expect.poll(() => tokens().length).toBe(1)

  expect(await reset(tokens()[0] ?? '')).toEqual(done)

  expect((await app.inject({ url: '/api/admin/settings', headers: { cookie } })).statusCode).toBe(
    200,
  )
})
