import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { adminCookie, testApp } from '../../../test/test-app.ts'

async function anAdmin() {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  const verify = (password: unknown) =>
    settings.app.inject({
      method: 'POST',
      url: verifyPassword.url,
      headers: { cookie },
      payload: password === undefined ? {} : { password },
    })
  const verifiedAt = () =>
    settings.db.selectFrom('adminSessions').select('verifiedAt').executeTakeFirst()
  return { ...settings, verify, verifiedAt }
}

test('S27: the right password is recorded for this session', async () => {
  const { verify, verifiedAt } = await anAdmin()
  expect(await verifiedAt()).toEqual({ verifiedAt: null })

  const answer = await verify(administrator.password)

  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  expect(await verifiedAt()).toEqual({ verifiedAt: expect.stringMatching(/Z$/) })
})

test('S28: a wrong password is reported and revokes an earlier right one', async () => {
  const { verify, verifiedAt } = await anAdmin()
  await verify(administrator.password)

  const answer = await verify('wrong')

  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: false, message: 'Incorrect password' },
  ])
  expect(await verifiedAt()).toEqual({ verifiedAt: null })
})

test.each([
  [''],
  ['   '],
  [undefined],
])('S28: no password (%j) is rejected and doesn’t count as an attempt', async (password) => {
  const { verify, db } = await anAdmin()
  const before = await db.selectFrom('attempts').selectAll().execute()

  const answer = await verify(password)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Password is required' })
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual(before)
})

test('S28: five wrong passwords end the session and count as wrong logins', async () => {
  const { verify, app, db } = await anAdmin()
  for (let tries = 0; tries < 5; tries++)
    expect((await verify('wrong')).json()).toMatchObject({ success: false })

  expect((await verify(administrator.password)).statusCode).toBe(401)
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
  const login = await app.inject({ method: 'POST', url: adminLogin.url, payload: administrator })
  expect(login.statusCode).toBe(429)
})

test('S28: simultaneous guesses are limited to five, even without rate limits', async () => {
  const settings = await testApp({ variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  const cookie = await adminCookie(settings.app)
  const guess = (password: string) =>
    settings.app.inject({
      method: 'POST',
      url: verifyPassword.url,
      headers: { cookie },
      payload: { password },
    })

  const answers = await Promise.all(Array.from({ length: 20 }, (_, tries) => guess(`no ${tries}`)))

  const looked = answers.filter(({ statusCode }) => statusCode === 200)
  const rejected = answers.filter(({ statusCode }) => statusCode === 401)
  expect([looked.length, rejected.length]).toEqual([5, 15])
  expect((await guess(administrator.password)).statusCode).toBe(401)
})

test('S28: four wrong passwords are forgotten after a right one', async () => {
  const { verify } = await anAdmin()
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 2; tries++) await verify('wrong')
    expect((await verify(administrator.password)).json()).toEqual({ success: true })
  }
  await verify('wrong')
  await verify('wrong')

  expect((await verify(administrator.password)).json()).toEqual({ success: true })
})
