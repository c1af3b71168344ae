import { getCurrentAdmin, invalidAdminLogin, verifyPassword } from 'contract/accounts/admin'
import { secondStepOver } from 'contract/accounts/admin-factors'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { tryAdminLogin } from '../../../test/try-admin-login.ts'
import { removeAdmin, setAdminPassword } from '../staff/accounts.ts'

test('S12: the right password starts a session with a strict cookie that ends with the browser', async () => {
  const { app, db } = await testApp()

  const answer = await tryAdminLogin(app, administrator)
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Login successful'])
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-aid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-known=/),
  ])
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)
})

test('the panel gets the signed-in account, with its stored address', async () => {
  const { app } = await testApp()
  const { cookies } = await tryAdminLogin(app, { ...administrator, email: ' CLERK@College.test ' })

  const [session] = cookies
  const headers = { cookie: `${session?.name}=${session?.value}` }
  const answer = await app.inject({ url: getCurrentAdmin.url, headers })

  expect(answer.json()).toMatchObject({
    email: administrator.email,
    name: '',
    role: 'owner',
    departments: [],
    mayPublish: false,
    hasProfile: false,
  })
})

test('S12: the local site has no https, so its cookie has no prefix', async () => {
  const { app } = await testApp({ variables: { PUBLIC_URL: '' } })

  const answer = await tryAdminLogin(app, administrator)

  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^aid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^known=/),
  ])
})

test.each([
  ['a wrong password', { ...administrator, password: 'sandstone-Arch-6' }],
  ['an unknown email', { ...administrator, email: 'a.student@college.test' }],
  ['spaces around the password', { ...administrator, password: ` ${administrator.password} ` }],
  ['the password in another case', { ...administrator, password: 'SANDSTONE-arch-5' }],
])('S11, S12: %s is rejected with the same message', async (_, payload) => {
  const { app, db } = await testApp()

  const answer = await tryAdminLogin(app, payload)

  expect([answer.statusCode, answer.body]).toEqual([401, `{"message":"${invalidAdminLogin}"}`])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})

test.each([
  ['email', { ...administrator, email: '' }, 'Email is required'],
  ['email', { password: administrator.password }, 'Email is required'],
  ['password', { email: administrator.email }, 'Password is required'],
  ['password', { ...administrator, password: '  ' }, 'Password is required'],
])('S12: a missing %s is named and doesn’t count as an attempt (case %#)', async (field, payload, message) => {
  const settings = await testApp()
  const before = await stateOf(settings)

  const answer = await tryAdminLogin(settings.app, payload)

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message, errors: { [field]: message } },
  ])
  expect(await stateOf(settings)).toEqual(before)
})

test('S11: the email may have any case and surrounding spaces', async () => {
  const { app } = await testApp()

  const answer = await tryAdminLogin(app, { ...administrator, email: ' CLERK@College.test ' })

  expect(answer.statusCode).toBe(200)
})

test('S11: a student’s cookie gives no access as an administrator', async () => {
  const { app } = await testApp()
  const [, value] = (await adminCookie(app)).split('=')

  const answer = await app.inject({
    method: 'POST',
    url: verifyPassword.url,
    headers: { cookie: `__Host-sid=${value}; sid=${value}; aid=${value}` },
    payload: { password: administrator.password },
  })

  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Admin login required' }])
})

test.each([
  [
    'password was changed',
    (db: Parameters<typeof removeAdmin>[0]) =>
      setAdminPassword(db, administrator.email, 'another-Arch-6'),
    invalidAdminLogin,
  ],
  [
    'account was removed',
    async (db: Parameters<typeof removeAdmin>[0]) => {
      await aStaffAccount(db)
      await removeAdmin(db, administrator.email)
    },
    invalidAdminLogin,
  ],
  [
    'account got its first factor',
    async (db: Parameters<typeof removeAdmin>[0]) => {
      const { _id: adminId } = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
      const at = new Date().toISOString()
      const app = { adminId, secret: 'sealed', lastStep: null, createdAt: at, confirmedAt: at }
      await db.insertInto('authenticatorApps').values(app).execute()
    },
    secondStepOver,
  ],
])('a login whose %s while the password was checked starts no session', async (_, change, message) => {
  const { app, db, deps } = await testApp()
  const { begin } = deps.adminSessions
  deps.adminSessions.begin = async (...given) => {
    await change(db)
    return begin(...given)
  }

  const answer = await tryAdminLogin(app, administrator)

  expect([answer.statusCode, answer.json()]).toEqual([401, { message }])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})
