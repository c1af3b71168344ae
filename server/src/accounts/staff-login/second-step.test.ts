import { getCurrentAdmin } from 'contract/accounts/admin'
import * as calls from 'contract/accounts/admin-factors'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import {
  addAdminPasskey,
  callsOf,
  cookiesOf,
  enterPassword,
  setUpApp,
} from '../../../test/factor-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { createAdmin, setAdminPassword } from '../staff/accounts.ts'

const wrong = [400, { message: calls.wrongCode, errors: { code: calls.wrongCode } }]
const over = [401, { message: calls.secondStepOver }]

async function anOwnerWithApp() {
  const settings = await testApp()
  const { app, deps, advance } = settings
  const cookie = await adminCookie(app)
  const phone = await setUpApp(app, cookie, deps.now)
  // The first code is used up.
  advance(minute)
  const begin = async () => cookiesOf(await enterPassword(app))
  const step = async (code: string, as: string, more = {}) =>
    app.inject({
      method: 'POST',
      url: calls.verifySecondStep.url,
      payload: { code },
      headers: { cookie: as, ...more },
    })
  const resultOf = async (code: string, as?: string) => {
    const answer = await step(code, as ?? (await begin()))
    return [answer.statusCode, answer.json()]
  }
  const isIn = async (as: string) => (await callsOf(app, as)(getCurrentAdmin)).statusCode === 200
  return { ...settings, cookie, ...phone, begin, step, resultOf, isIn }
}

test('a password alone doesn’t log in to an account with an app; its code does, once', async () => {
  const { app, begin, step, resultOf, codeAt, isIn, codes } = await anOwnerWithApp()
  expect(codes).toHaveLength(10)
  const answer = await enterPassword(app)
  expect(answer.json()).toEqual({
    message: calls.secondStepNeeded,
    secondStep: { hasPasskey: false, hasApp: true },
  })
  expect(answer.cookies.map(({ name, httpOnly, maxAge }) => [name, httpOnly, maxAge])).toEqual([
    ['__Host-step', true, 300],
  ])
  const pending = cookiesOf(answer)
  expect(await isIn(pending)).toBe(false)

  const entered = await step(codeAt(), pending)

  expect(entered.statusCode).toBe(200)
  expect(entered.json()).toMatchObject({ message: 'Login successful', account: { role: 'owner' } })
  expect(await isIn(cookiesOf(entered))).toBe(true)
  expect(await resultOf(codeAt(), pending)).toEqual(over)
  expect(await resultOf(codeAt(), await begin())).toEqual(wrong)
})

test('only codes of the current, previous and next step are accepted', async () => {
  const { resultOf, codeAt, advance } = await anOwnerWithApp()
  for (const seconds of [-300, -61, 61, 300])
    expect([seconds, await resultOf(codeAt(seconds))]).toEqual([seconds, wrong])
  advance(20 * minute)
  expect((await resultOf(codeAt(-30)))[0]).toBe(200)
  expect((await resultOf(codeAt(30)))[0]).toBe(200)
  expect(await resultOf(codeAt())).toEqual(wrong)
})

test('a second step is valid for five minutes, and not after a new password', async () => {
  const { db, begin, resultOf, codeAt, advance } = await anOwnerWithApp()
  const late = await begin()
  advance(5 * minute)
  expect(await resultOf(codeAt(), late)).toEqual(over)

  const before = await begin()
  await setAdminPassword(db, administrator.email, 'brick-Lintel-84')
  expect(await resultOf(codeAt(), before)).toEqual(over)
  expect(await resultOf(codeAt(), 'x=y')).toEqual(over)
})

test('a recovery code works once, however it is typed, and only for its own account', async () => {
  const { resultOf, codes, app, cookie, db } = await anOwnerWithApp()
  const [first = '', second = ''] = codes
  expect((await resultOf(` ${first.toUpperCase().replaceAll('-', ' ')} `))[0]).toBe(200)
  expect(await resultOf(first)).toEqual(wrong)
  expect((await resultOf(second))[0]).toBe(200)
  const rows = await db.selectFrom('recoveryCodes').selectAll().execute()
  expect([rows.length, JSON.stringify(rows).includes(second)]).toEqual([8, false])

  await createAdmin(db, 'other@college.test', 'sandstone-Arch-7')
  const { _id: adminId } = await db
    .selectFrom('admins')
    .select('_id')
    .where('email', '=', 'other@college.test')
    .executeTakeFirstOrThrow()
  await db.updateTable('recoveryCodes').set({ adminId }).execute()
  expect(await resultOf(codes[3] ?? '')).toEqual(wrong)
  expect((await callsOf(app, cookie)(calls.listFactors)).json().codesLeft).toBe(0)
})

test('of simultaneous second steps with one code, and of one login with many codes, one succeeds', async () => {
  const { begin, step, codes, codeAt } = await anOwnerWithApp()
  const [one = '', two = '', three = ''] = codes
  const logins = await Promise.all([begin(), begin(), begin()])
  const withOneCode = await Promise.all(logins.map((as) => step(one, as)))
  expect(withOneCode.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])

  const pending = await begin()
  const ofOneLogin = await Promise.all([two, three, codeAt()].map((code) => step(code, pending)))
  expect(ofOneLogin.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
})

test('wrong codes are limited like passwords and recorded, and lock out no trusted browser', async () => {
  const { app, db, begin, step, codeAt, advance } = await anOwnerWithApp()
  const entered = await step(codeAt(), await begin())
  const known = entered.cookies.find(({ name }) => name === '__Host-known')
  advance(minute)
  const stranger = await begin()
  for (let tries = 0; tries < 5; tries++)
    expect((await step('000000', stranger)).statusCode).toBe(400)

  expect((await step(codeAt(), stranger)).statusCode).toBe(429)
  const home = `${stranger}; __Host-known=${known?.value}`
  expect((await step(codeAt(), home)).statusCode).toBe(200)
  const recorded = await db
    .selectFrom('activities')
    .select('changes')
    .where('action', '=', 'refused')
    .execute()
  expect(recorded).toHaveLength(5)
  expect(recorded[0]?.changes).toContain('second step')
  expect((await enterPassword(app)).statusCode).toBe(200)
})

test('a passkey logs in without a password or second step', async () => {
  const { app, db } = await testApp()
  const cookie = await adminCookie(app)
  const passkey = aPasskey()
  const added = await addAdminPasskey(app, cookie, passkey)
  expect(added.json()).toEqual({ message: 'Passkey added', codes: expect.any(Array) })
  expect((await enterPassword(app)).json().secondStep).toEqual({ hasPasskey: true, hasApp: false })
  const enter = async () => {
    const requested = await app.inject({ url: calls.requestAdminPasskeyLogin.url })
    const payload = passkey.get(requested.json())
    return app.inject({
      method: 'POST',
      url: calls.adminPasskeyLogin.url,
      payload,
      headers: { cookie: cookiesOf(requested) },
    })
  }

  const entered = await enter()

  expect(entered.json()).toMatchObject({ account: { email: administrator.email } })
  expect((await callsOf(app, cookiesOf(entered))(getCurrentAdmin)).statusCode).toBe(200)
  await db.updateTable('admins').set({ disabledAt: new Date().toISOString() }).execute()
  expect((await enter()).statusCode).toBe(401)
})
