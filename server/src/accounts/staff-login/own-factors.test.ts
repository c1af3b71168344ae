import { getCurrentAdmin } from 'contract/accounts/admin'
import * as calls from 'contract/accounts/admin-factors'
import { passkeyRenamed } from 'contract/accounts/passkeys'
import { stepUpRequired } from 'contract/people/faculty'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import {
  addAdminPasskey,
  callsOf,
  cookiesOf,
  enterPassword,
  setUpApp,
  stepUp,
} from '../../../test/factor-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { createCommandMail } from '../../command-mail.ts'
import { resetFactors } from './reset-factors.ts'

const at = (url: string, id: string) => url.replace(/:\w+/, id)

async function anOwner(variables = {}) {
  const settings = await testApp({ variables })
  const cookie = await adminCookie(settings.app)
  return { ...settings, cookie, call: callsOf(settings.app, cookie) }
}

test('one correct code activates an app, and its stored secret is useless elsewhere', async () => {
  const { app, db, deps, cookie, call } = await anOwner()
  await stepUp(app, cookie)
  const begun = await call(calls.beginApp)
  expect(begun.json().uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
  expect((await call(calls.confirmApp, { code: '000000' })).json().errors).toEqual({
    code: calls.wrongFirstCode,
  })
  expect((await enterPassword(app)).json()).toMatchObject({ message: 'Login successful' })

  const { secret, confirmed } = await setUpApp(app, cookie, deps.now)

  expect([confirmed.statusCode, confirmed.json().codes.length]).toEqual([200, 10])
  const row = await db.selectFrom('authenticatorApps').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(secret)
  await stepUp(app, cookie)
  expect((await call(calls.beginApp)).statusCode).toBe(409)
  await db
    .updateTable('serverKeys')
    .set({ value: 'x'.repeat(43) })
    .where('name', '=', 'authenticator-apps')
    .execute()
  expect((await call(calls.listFactors)).json().appSince).toBeDefined()
})

test('the first factor ends all other sessions, which only a password started; a second one ends none', async () => {
  const { app, db, deps, cookie, call } = await anOwner()
  const own = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
  const isIn = async (other: string) =>
    (await callsOf(app, other)(getCurrentAdmin)).statusCode === 200
  const thief = await staffCookie(db, own)
  expect(await isIn(thief)).toBe(true)

  await setUpApp(app, cookie, deps.now)

  expect([await isIn(thief), await isIn(cookie)]).toEqual([false, true])
  const later = await staffCookie(db, own)
  await addAdminPasskey(app, cookie, aPasskey())
  expect(await isIn(later)).toBe(true)
  // Removing the last one resets this, so the next is a first one again.
  await aStaffAccount(db)
  await db.deleteFrom('authenticatorApps').execute()
  await db.deleteFrom('passkeys').execute()
  await addAdminPasskey(app, cookie, aPasskey())
  expect([await isIn(later), (await call(getCurrentAdmin)).statusCode]).toEqual([false, 200])
})

test('recovery codes from before the first factor stop working', async () => {
  const { app, deps, cookie, call } = await anOwner()
  await stepUp(app, cookie)
  const [ofThief] = (await call(calls.renewRecoveryCodes)).json().codes

  const { codes } = await setUpApp(app, cookie, deps.now)

  const step = async (code = '') => {
    const headers = { cookie: cookiesOf(await enterPassword(app)) }
    const { method, url } = calls.verifySecondStep
    return (await app.inject({ method, url, headers, payload: { code } })).statusCode
  }
  expect([await step(ofThief), await step(codes[0])]).toEqual([400, 200])
})

test('the only owner keeps the last factor; with another owner it can be removed, with its codes', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@college.test' }
  const { app, db, deps, cookie, call } = await anOwner(mail)
  await addAdminPasskey(app, cookie, aPasskey())
  await setUpApp(app, cookie, deps.now)
  const { passkeys } = (await call(calls.listFactors)).json()
  const remove = {
    ...calls.removeAdminPasskey,
    url: at(calls.removeAdminPasskey.url, passkeys[0]._id),
  }
  expect((await call(remove)).json()).toEqual({ message: stepUpRequired })
  await stepUp(app, cookie)
  expect((await call(remove)).statusCode).toBe(200)
  await stepUp(app, cookie)
  expect((await call(calls.removeApp)).json()).toEqual({ message: calls.lastFactorRequired })

  await aStaffAccount(db)
  await stepUp(app, cookie)
  expect((await call(calls.removeApp)).statusCode).toBe(200)

  expect((await call(calls.listFactors)).json()).toEqual({ passkeys: [], codesLeft: 0 })
  const recorded = await db
    .selectFrom('activities')
    .select(['role', 'changes'])
    .where('subject', '=', 'administrator')
    .execute()
  expect(recorded.filter(({ changes }) => changes.includes('app removed'))[0]?.role).toBe('owner')
  const mails = await db.selectFrom('mails').select('text').orderBy('_id').execute()
  expect(mails.map(({ text }) => text).join()).toMatch(/passkey “Laptop” added[\s\S]*app removed/)
})

test('only its owner can rename a passkey, which is recorded but not emailed', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@college.test' }
  const { app, db, cookie, call } = await anOwner(mail)
  await addAdminPasskey(app, cookie, aPasskey())
  const [{ _id }] = (await call(calls.listFactors)).json().passkeys
  const rename = { ...calls.renameAdminPasskey, url: at(calls.renameAdminPasskey.url, _id) }
  const mails = () => db.selectFrom('mails').select('_id').execute()
  const before = await mails()

  expect((await call(rename, { name: ' ' })).statusCode).toBe(400)
  expect((await call(rename, { name: 'Key on my ring' })).json()).toEqual({
    message: passkeyRenamed,
  })

  expect((await call(calls.listFactors)).json().passkeys[0].name).toBe('Key on my ring')
  const { changes } = await db
    .selectFrom('activities')
    .select('changes')
    .orderBy('_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(changes).toContain('passkey renamed to “Key on my ring”')
  expect(await mails()).toEqual(before)
  const other = await aStaffAccount(db)
  const elsewhere = callsOf(app, await staffCookie(db, other))
  expect((await elsewhere(rename, { name: 'Mine' })).statusCode).toBe(404)
})

test('new recovery codes replace the old ones, which stop working', async () => {
  const { app, db, deps, cookie, call } = await anOwner()
  const { codes } = await setUpApp(app, cookie, deps.now)
  await stepUp(app, cookie)

  const renewed = (await call(calls.renewRecoveryCodes)).json().codes

  expect(renewed).toHaveLength(10)
  expect(renewed.filter((code: string) => codes.includes(code))).toEqual([])
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toHaveLength(10)
})

test('a passkey replaces the password before a deletion, once and in this session', async () => {
  const { app, db, cookie, call } = await anOwner()
  const own = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
  const passkey = aPasskey()
  await addAdminPasskey(app, cookie, passkey)
  const signed = passkey.get((await call(calls.requestStepUpPasskey)).json())
  const elsewhere = callsOf(app, await staffCookie(db, own))
  expect((await elsewhere(calls.verifyPasskey, signed)).statusCode).toBe(400)

  expect((await call(calls.verifyPasskey, signed)).statusCode).toBe(200)
  expect((await call(calls.renewRecoveryCodes)).statusCode).toBe(200)
  expect((await call(calls.renewRecoveryCodes)).statusCode).toBe(403)
  expect((await call(calls.verifyPasskey, signed)).statusCode).toBe(400)
})

test('an administrator who has lost the phone gets in again through another owner or the command line', async () => {
  const { app, db, deps, changes, cookie, call } = await anOwner()
  await setUpApp(app, cookie, deps.now)
  const own = await db.selectFrom('admins').select('_id').executeTakeFirstOrThrow()
  const other = await aStaffAccount(db)
  const clear = { ...calls.clearFactors, url: at(calls.clearFactors.url, own._id) }
  await stepUp(app, cookie)
  expect((await call(clear)).statusCode).toBe(409)

  const owner = callsOf(app, await staffCookie(db, other, { isVerified: true }))
  expect((await owner(clear)).json()).toEqual({ message: calls.factorsCleared })

  expect((await call(getCurrentAdmin)).statusCode).toBe(401)
  expect((await enterPassword(app)).json()).toMatchObject({ message: 'Login successful' })
  await setUpApp(app, await adminCookie(app), deps.now)
  const { now } = deps
  const mail = createCommandMail({ db, changes, config: deps.config }, now)
  await resetFactors({ db, mail, now }, administrator.email.toUpperCase())
  expect((await enterPassword(app)).json()).toMatchObject({ message: 'Login successful' })
  await expect(resetFactors({ db, mail, now }, 'nobody@college.test')).rejects.toThrow(
    'There is no administrator',
  )
})
