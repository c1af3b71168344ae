import { adminLogin, incorrectPassword, verifyPassword } from 'contract/accounts/admin'
import {
  adminPasswordChanged,
  changeAdminPassword,
  endAdminSession,
  endOtherAdminSessions,
  listAdminSessions,
} from 'contract/accounts/admin-account'
import { listActivities } from 'contract/platform/activity'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { mailSink } from '../../../test/mail-sink.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { createAdmin } from '../staff/accounts.ts'

const newPassword = 'green-Kettle-82'

/** An administrator with two more sessions, on a site with SMTP. */
async function anOffice() {
  const { mails, variables } = await mailSink()
  const settings = await testApp({ variables })
  const { app } = settings
  const elsewhere = [await adminCookie(app), await adminCookie(app)]
  const cookie = await adminCookie(app)
  const statusOf = async (headers: { cookie?: string }) =>
    (await app.inject({ url: listAdminSessions.url, headers })).statusCode
  const change = async (payload: object) => {
    const answer = await app.inject({
      method: 'PUT',
      url: changeAdminPassword.url,
      headers: { cookie },
      payload,
    })
    return [answer.statusCode, answer.json()]
  }
  const login = async (password: string) =>
    (
      await app.inject({
        method: 'POST',
        url: adminLogin.url,
        payload: { ...administrator, password },
      })
    ).statusCode
  return { ...settings, mails, cookie, elsewhere, statusOf, change, login }
}

test('changing one’s own password needs the current one, ends all other sessions, is recorded and emailed', async () => {
  const { change, login, mails, cookie, elsewhere, statusOf, signIn, db } = await anOffice()

  const answer = await change({ currentPassword: administrator.password, newPassword })

  expect(answer).toEqual([200, { message: adminPasswordChanged }])
  expect(await statusOf({ cookie })).toBe(200)
  for (const other of elsewhere) expect(await statusOf({ cookie: other })).toBe(401)
  expect([await login(administrator.password), await login(newPassword)]).toEqual([401, 200])
  const subjects = () => mails.map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your panel password was changed')
  const [admin] = await db.selectFrom('admins').select('passwordHash').execute()
  expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1/)
  const activities = await db.selectFrom('activities').selectAll().execute()
  expect(JSON.stringify(activities)).not.toContain(newPassword)
  expect(activities).toContainEqual(
    expect.objectContaining({
      admin: administrator.email,
      action: 'updated',
      subject: 'administrator',
      targetName: administrator.email,
    }),
  )
  await expect(signIn()).resolves.toBeDefined()
})

test.each([
  [
    'a wrong current password',
    { currentPassword: 'sandstone-Arch-6', newPassword },
    { currentPassword: incorrectPassword },
  ],
  [
    'a common password',
    { currentPassword: administrator.password, newPassword: 'password1' },
    { newPassword: 'This is one of the most common passwords' },
  ],
  [
    'a short password',
    { currentPassword: administrator.password, newPassword: 'aB3-xyz' },
    { newPassword: 'Password must be at least 8 characters long' },
  ],
  ['none', { newPassword }, { currentPassword: 'Current password is required' }],
])('%s changes nothing and names the field', async (_, payload, errors) => {
  const { change, db, elsewhere, statusOf } = await anOffice()
  const before = await db.selectFrom('admins').selectAll().execute()

  expect(await change(payload)).toEqual([400, { message: expect.any(String), errors }])

  expect(await db.selectFrom('admins').selectAll().execute()).toEqual(before)
  for (const cookie of elsewhere) expect(await statusOf({ cookie })).toBe(200)
})

test('guesses at the current password count as wrong logins, end the session, and share their limit with the confirmation', async () => {
  const { app, change, cookie, statusOf, login } = await anOffice()
  const wrong = { currentPassword: 'not-the-password', newPassword }
  const confirm = { method: 'POST', url: verifyPassword.url, headers: { cookie } } as const
  for (const _ of [1, 2]) await app.inject({ ...confirm, payload: { password: 'nor this one' } })
  for (const _ of [3, 4, 5]) expect((await change(wrong))[0]).toBe(400)

  expect(await statusOf({ cookie })).toBe(401)
  expect((await change({ ...wrong, currentPassword: administrator.password }))[0]).toBe(401)
  expect(await login(administrator.password)).toBe(429)
})

test('administrators see their sessions, without anything that would let others in', async () => {
  const { app, db } = await testApp()
  const cookies: string[] = []
  for (const userAgent of ['Firefox/140.0 (Windows NT 10.0)', 'x'.repeat(500)]) {
    const answer = await app.inject({
      method: 'POST',
      url: adminLogin.url,
      payload: administrator,
      headers: { 'user-agent': userAgent },
      remoteAddress: '203.0.113.7',
    })
    cookies.push(`${answer.cookies[0]?.name}=${answer.cookies[0]?.value}`)
  }
  const [first = '', second = ''] = cookies
  const { body } = await app.inject({ url: listAdminSessions.url, headers: { cookie: first } })

  expect(JSON.parse(body).toSorted((a: { isCurrent: boolean }) => (a.isCurrent ? -1 : 1))).toEqual([
    {
      _id: expect.stringMatching(/^[\da-f]{32}$/),
      userAgent: 'Firefox/140.0 (Windows NT 10.0)',
      network: '203.0.113.7',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isCurrent: true,
    },
    expect.objectContaining({ userAgent: 'x'.repeat(200), isCurrent: false }),
  ])
  const rows = await db.selectFrom('adminSessions').select('tokenHash').execute()
  for (const secret of [...rows.map(({ tokenHash }) => tokenHash), second.split('=')[1] ?? ''])
    expect(body).not.toContain(secret)
})

test('administrators end one session or all others from another session, and each end is recorded', async () => {
  const { app, cookie, elsewhere, statusOf, signIn } = await anOffice()
  const [first = '', second = ''] = elsewhere
  const idOf = async (of: string) => {
    const { body } = await app.inject({ url: listAdminSessions.url, headers: { cookie: of } })
    const own = JSON.parse(body) as { _id: string; isCurrent: boolean }[]
    return own.find(({ isCurrent }) => isCurrent)?._id ?? ''
  }
  const end = (url: string) =>
    app.inject({ method: 'DELETE', url, headers: { cookie } }).then(({ statusCode }) => statusCode)
  const url = endAdminSession.url.replace(':sessionId', await idOf(first))

  expect([await end(url), await end(url)]).toEqual([200, 404])
  expect([await statusOf({ cookie: first }), await statusOf({ cookie: second })]).toEqual([
    401, 200,
  ])
  expect(await end(endOtherAdminSessions.url)).toBe(200)
  expect([await statusOf({ cookie: second }), await statusOf({ cookie })]).toEqual([401, 200])

  const admin = await signIn()
  const { activities } = await admin(listActivities, { query: { action: 'logged out' } })
  expect(activities).toHaveLength(2)
})

test('nobody can end another administrator’s session', async () => {
  const settings = await testApp()
  const other = { email: 'second@college.test', password: 'green-Kettle-82' }
  await createAdmin(settings.db, other.email, other.password)
  const mine = await adminCookie(settings.app)
  const list = await settings.app.inject({ url: listAdminSessions.url, headers: { cookie: mine } })
  const login = { method: 'POST', url: adminLogin.url, payload: other } as const
  const [cookie] = (await settings.app.inject(login)).cookies
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  const before = await stateOf(settings)

  const url = endAdminSession.url.replace(':sessionId', list.json()[0]._id)
  expect((await settings.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
  await settings.app.inject({ method: 'DELETE', url: endOtherAdminSessions.url, headers })

  expect(await stateOf(settings)).toEqual(before)
})
