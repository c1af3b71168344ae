import { finishGoogleLogin, getCurrentUser } from 'contract/accounts/account'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import {
  aGoogleSite,
  asha,
  failed,
  links,
  payload,
  resultOf,
  sessions,
  succeeded,
} from '../../../test/a-google-site.ts'
import { aBrowser } from '../../../test/popup.ts'

test('a new student is registered, verified by the provider, and signed in', async () => {
  const site = await aGoogleSite()
  const { browser } = site

  const { page, outcome } = await browser.popup({ ...asha, name: '</script><b>' })
  const answer = await browser.login({ ...payload, name: '</script><b>' })

  expect(outcome).toEqual({
    status: 'signed-in',
    name: '</script><b>',
    email: 'Asha@College.test',
    profilePhoto: '',
  })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  expect(page.body.match(/<\/script>/g)).toHaveLength(2)
  expect(resultOf(answer)).toEqual(succeeded)
  expect((await browser.ask(getCurrentUser.url)).json()).toEqual({
    _id: expect.any(String),
    name: '</script><b>',
    email: 'Asha@College.test',
    isVerified: true,
  })
  expect(await links(site)).toMatchObject([
    { issuer: site.provider.issuer, subject: 'asha@college.test' },
  ])
})

test('S07: a login that didn’t go through the provider is rejected', async () => {
  const site = await aGoogleSite()
  await aStudent(site.db)

  const answer = await site.browser.login(payload)

  expect(resultOf(answer)).toEqual([401, failed])
  expect(await sessions(site)).toEqual([])
  expect(site.browser.own.get('sid')).toBeUndefined()
})

test('S08: a proof of one address gives access to no other account, and the attempt uses it up', async () => {
  const site = await aGoogleSite()
  await aStudent(site.db)
  await site.browser.popup({ email: 'g2@x.edu', name: 'G', verified: 'on' })

  expect(resultOf(await site.browser.login(payload))).toEqual([401, failed])
  expect(resultOf(await site.browser.login({ ...payload, email: 'g2@x.edu' }))).toEqual([
    401,
    failed,
  ])

  expect([await sessions(site), await links(site)]).toEqual([[], []])
})

test.each<[string, Record<string, string | boolean>]>([
  ['false', { email_verified: false }],
  ['the text "false"', { email_verified: 'false' }],
  ['the text "true"', { email_verified: 'true' }],
  ['missing', {}],
])('S09: an address whose verification is %s gives access to nothing', async (_, claims) => {
  const site = await aGoogleSite()
  await aStudent(site.db)
  site.provider.accounts.set('thief', { email: 'asha@college.test', name: 'A', ...claims })

  const { outcome } = await site.browser.popup({ subject: 'thief' })

  expect(outcome).toEqual({ status: 'failed', ...failed })
  expect(resultOf(await site.browser.login(payload))).toEqual([401, failed])
  expect([await sessions(site), await links(site)]).toEqual([[], []])
})

test('a proof is valid once, for five minutes, in the browser that made it', async () => {
  const site = await aGoogleSite()
  const { browser, advance } = site
  await browser.popup(asha)
  const proof = browser.own.get('pre') ?? ''
  expect(resultOf(await aBrowser(site.app).login(payload))).toEqual([401, failed])
  expect(resultOf(await browser.login(payload))).toEqual(succeeded)
  browser.own.set('pre', proof)
  expect(resultOf(await browser.login(payload))).toEqual([401, failed])
  await browser.popup(asha)
  advance(5 * 60 * 1000 + 1000)

  expect(resultOf(await browser.login(payload))).toEqual([401, failed])
  expect(await links(site)).toHaveLength(1)
})

test('of simultaneous logins with one proof, one succeeds', async () => {
  const site = await aGoogleSite()
  const { browser } = site
  await browser.popup(asha)
  const cookie = `pre=${browser.own.get('pre')}`
  const login = () =>
    browser.ask('/auth/googlelogin', { method: 'POST', payload, headers: { cookie } })

  const answers = await Promise.all([login(), login(), login(), login()])

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  expect(await sessions(site)).toHaveLength(1)
})

test('a return from the provider works once, and only in the browser that started it', async () => {
  const site = await aGoogleSite()
  const { browser } = site
  const callback = await browser.toCallback(asha)

  const foreign = await aBrowser(site.app).ask(callback)
  expect([foreign.statusCode, foreign.body.includes(failed.message)]).toEqual([401, true])
  const forged = aBrowser(site.app)
  await forged.start()
  expect((await forged.ask(callback)).statusCode).toBe(401)
  const pre = browser.own.get('pre') ?? ''
  expect((await browser.ask(callback)).statusCode).toBe(200)
  browser.own.set('pre', pre)
  expect((await browser.ask(callback)).statusCode).toBe(401)
  expect(await site.db.selectFrom('signInProofs').selectAll().execute()).toHaveLength(1)
})

test('the return of an older window, or a made-up one, leaves the latest start to its window', async () => {
  const { browser } = await aGoogleSite()
  const older = await browser.toCallback(asha)
  const latest = await browser.toCallback({ subject: 'asha@college.test' })

  expect((await browser.ask(older)).statusCode).toBe(401)
  expect((await browser.ask(`${finishGoogleLogin.url}?error=access_denied`)).statusCode).toBe(401)

  expect((await browser.ask(latest)).statusCode).toBe(200)
  expect(resultOf(await browser.login(payload))).toEqual(succeeded)
})

test('a name that isn’t a valid line is made one', async () => {
  const { app, browser, provider } = await aGoogleSite()
  provider.accounts.set('long', {
    email: 'l@x.edu',
    email_verified: true,
    name: `A\n${'x'.repeat(200)}`,
  })
  provider.accounts.set('cut', { email: 'c@x.edu', email_verified: true, name: 'Asha \ud83d' })
  provider.accounts.set('none', { email: 'none@x.edu', email_verified: true })

  const { outcome: long } = await browser.popup({ subject: 'long' })
  expect(long).toMatchObject({ name: `A ${'x'.repeat(98)}` })
  expect(resultOf(await browser.login(long))).toEqual(succeeded)

  const cutBrowser = aBrowser(app)
  const { outcome: cut } = await cutBrowser.popup({ subject: 'cut' })
  expect(resultOf(await cutBrowser.login(cut))).toEqual(succeeded)

  const { outcome } = await aBrowser(app).popup({ subject: 'none' })
  expect(outcome).toMatchObject({ name: 'none', email: 'none@x.edu' })
})

test('cancelling at the provider is not reported as an error', async () => {
  const site = await aGoogleSite()

  const { outcome } = await site.browser.popup({ cancel: 'yes' })

  expect(outcome).toEqual({ status: 'cancelled' })
})

test('the provider doesn’t sign in a disabled account, linked or not', async () => {
  const site = await aGoogleSite()
  const { browser } = site
  const disabled = { disabledAt: new Date().toISOString() }
  await aStudent(site.db, disabled)
  await browser.popup(asha)
  expect(resultOf(await browser.login(payload))).toEqual([401, failed])
  await site.db.updateTable('students').set({ disabledAt: null }).execute()
  await browser.popup(asha)
  expect(resultOf(await browser.login(payload))).toEqual(succeeded)
  await site.db.updateTable('students').set(disabled).execute()
  await browser.popup(asha)

  expect(resultOf(await browser.login(payload))).toEqual([401, failed])
})
