import { getCurrentUser } from 'contract/account'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent, loginWith, signUpCookie, studentPassword } from '../../test/a-student.ts'
import { freePort } from '../../test/free-port.ts'
import { askMeanwhile } from '../../test/meanwhile.ts'
import { aBrowser } from '../../test/popup.ts'
import { filesBelow } from '../../test/state-of.ts'
import { testApp } from '../../test/test-app.ts'
import { startDevelopmentProvider } from '../sign-in-provider/development-provider.ts'
import { unlink } from './operator.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const failed = { message: 'Google login failed. Please try again.' }
const succeeded = [200, { message: 'Google login successful!' }]
const asha = { email: 'Asha@College.test', name: 'Asha V.', verified: 'on' }
const payload = { name: 'Asha V.', email: 'asha@college.test', profilePhoto: '' }

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A site whose provider is ours to change, as a configured one would be. */
async function aSite() {
  const provider = await startDevelopmentProvider(
    ['http://localhost:3000/auth/google/callback'],
    await freePort(),
  )
  onTestFinished(provider.close)
  const settings = await testApp({
    variables: {
      PUBLIC_URL: '',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  })
  // So that the mails stay where the test reads them.
  await settings.deps.mail.stop()
  return { ...settings, provider, browser: aBrowser(settings.app) }
}

const resultOf = (answer: Awaited<ReturnType<TestApp['inject']>>) => [
  answer.statusCode,
  answer.json(),
]
const links = ({ db }: Pick<TestApp, 'db'>) => db.selectFrom('studentLinks').selectAll().execute()
const sessions = ({ db }: Pick<TestApp, 'db'>) =>
  db.selectFrom('studentSessions').selectAll().execute()
const subjects = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('mails').select('subject').execute()).map(({ subject }) => subject)

test('somebody new is registered, verified by the provider, and signed in', async () => {
  const site = await aSite()
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

test('S07: a login without a way through the provider is refused', async () => {
  const site = await aSite()
  await aStudent(site.db)

  const answer = await site.browser.login(payload)

  expect(resultOf(answer)).toEqual([401, failed])
  expect(await sessions(site)).toEqual([])
  expect(site.browser.own.get('sid')).toBeUndefined()
})

test('S08: a proof of one address opens no other account, and is spent by the try', async () => {
  const site = await aSite()
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
])('S09: an address whose verification is %s opens nothing', async (_, claims) => {
  const site = await aSite()
  await aStudent(site.db)
  site.provider.accounts.set('thief', { email: 'asha@college.test', name: 'A', ...claims })

  const { outcome } = await site.browser.popup({ subject: 'thief' })

  expect(outcome).toEqual({ status: 'failed', ...failed })
  expect(resultOf(await site.browser.login(payload))).toEqual([401, failed])
  expect([await sessions(site), await links(site)]).toEqual([[], []])
})

test('S10: a verified account is linked, told so, and known again by the provider’s own name', async () => {
  const site = await aSite()
  const { studentId } = await aStudent(site.db)
  const { accounts } = site.provider
  accounts.set('sub-1', { email: 'asha@college.test', email_verified: true, name: 'A' })
  await site.browser.popup({ subject: 'sub-1' })

  expect(resultOf(await site.browser.login(payload))).toEqual(succeeded)

  expect((await site.browser.ask(getCurrentUser.url)).json()._id).toBe(studentId)
  expect(await links(site)).toMatchObject([{ subject: 'sub-1', studentId }])
  expect(await subjects(site)).toEqual(['Sign-in with Google was added'])
  const { statusCode } = await loginWith(site.app, {
    email: 'asha@college.test',
    password: studentPassword,
  })
  expect(statusCode).toBe(200)

  accounts.set('sub-1', { email: 'asha.new@x.edu', email_verified: true, name: 'A' })
  const later = aBrowser(site.app)
  await later.popup({ subject: 'sub-1' })
  const answer = await later.login({ ...payload, email: 'asha.new@x.edu' })
  expect(resultOf(answer)).toEqual(succeeded)
  expect((await later.ask(getCurrentUser.url)).json()._id).toBe(studentId)
})

/** Goes through the popup as this account of the provider, in a browser of its own, and logs in. */
async function loginAs(site: Awaited<ReturnType<typeof aSite>>, subject: string) {
  const browser = aBrowser(site.app)
  const { outcome } = await browser.popup({ subject })
  const { name = '', email = '' } = { ...outcome } as { name?: string; email?: string }
  return resultOf(await browser.login({ name, email, profilePhoto: '' }))
}

/** Two accounts of one provider that have the student's address, one after the other or at once. */
async function twoOfOneAddress() {
  const site = await aSite()
  for (const subject of ['sub-1', 'sub-2'])
    site.provider.accounts.set(subject, {
      email: 'asha@college.test',
      email_verified: true,
      name: subject,
    })
  return site
}

test.each([
  'with a password',
  'without a password',
])('a second account of the provider with the address of a linked one, %s, is refused and told', async (kind) => {
  const site = await twoOfOneAddress()
  if (kind === 'with a password') await aStudent(site.db)
  expect(await loginAs(site, 'sub-1')).toEqual(succeeded)
  const before = [await links(site), await sessions(site)]
  const student = await site.db.selectFrom('students').selectAll().executeTakeFirstOrThrow()

  for (let tries = 0; tries < 3; tries++)
    expect(await loginAs(site, 'sub-2')).toEqual([401, failed])

  expect([await links(site), await sessions(site)]).toEqual(before)
  expect(await site.db.selectFrom('students').selectAll().execute()).toEqual([student])
  const told = (await site.db.selectFrom('mails').selectAll().execute()).filter(
    ({ subject }) => subject === 'A sign-in with Google was refused',
  )
  expect(told).toMatchObject([{ recipient: student.email }])
  expect(told[0]?.text).toContain('tell us')
  expect(told[0]?.text).not.toContain(student.name)
  expect(await loginAs(site, 'sub-1')).toEqual(succeeded)
})

test('of two accounts of the provider that are linked at once one is', async () => {
  const site = await twoOfOneAddress()
  await aStudent(site.db)

  const results = await Promise.all([loginAs(site, 'sub-1'), loginAs(site, 'sub-2')])

  expect(results.map(([status]) => status).toSorted()).toEqual([200, 401])
  expect(await links(site)).toHaveLength(1)
  expect(await sessions(site)).toHaveLength(1)
})

test('an account of another provider is linked beside, but no second one of either', async () => {
  const site = await twoOfOneAddress()
  const { studentId } = await aStudent(site.db)
  const issuer = 'https://accounts.elsewhere.example'
  const createdAt = new Date().toISOString()
  const link = { issuer, subject: 'sub-9', studentId, createdAt }
  await site.db.insertInto('studentLinks').values(link).execute()

  expect(await loginAs(site, 'sub-1')).toEqual(succeeded)
  expect(await loginAs(site, 'sub-2')).toEqual([401, failed])

  expect(await links(site)).toHaveLength(2)
  const second = site.db.insertInto('studentLinks').values({ ...link, subject: 'sub-8' })
  await expect(second.execute()).rejects.toThrow()
})

test('when the office removes a link, the next account is linked, and the old one is the stranger', async () => {
  const site = await twoOfOneAddress()
  const { email } = await aStudent(site.db)
  await loginAs(site, 'sub-1')

  await unlink(site.db, email)

  expect(await sessions(site)).toEqual([])
  expect(await loginAs(site, 'sub-2')).toEqual(succeeded)
  expect(await loginAs(site, 'sub-1')).toEqual([401, failed])
})

test('who registered an address that was not theirs leaves nothing behind', async () => {
  const site = await aSite()
  const stranger = await signUpCookie(site.app, { email: 'ASHA@College.test' })
  const before = await site.db.selectFrom('students').selectAll().executeTakeFirstOrThrow()
  expect(await filesBelow(site.uploads)).not.toEqual([])
  await site.browser.popup(asha)

  expect(resultOf(await site.browser.login(payload))).toEqual(succeeded)

  expect((await site.browser.ask(getCurrentUser.url)).json()).toEqual({
    _id: expect.any(String),
    name: 'Asha V.',
    email: 'Asha@College.test',
    isVerified: true,
  })
  const still = await site.app.inject({ url: getCurrentUser.url, headers: { cookie: stranger } })
  expect(still.statusCode).toBe(400)
  const { statusCode } = await loginWith(site.app, {
    email: 'asha@college.test',
    password: studentPassword,
  })
  expect(statusCode).toBe(401)
  expect(await site.db.selectFrom('emailCodes').selectAll().execute()).toEqual([])
  expect(await sessions(site)).toHaveLength(1)
  expect(await filesBelow(site.uploads)).toEqual([])
  const mails = await site.db.selectFrom('mails').selectAll().execute()
  expect(mails).toMatchObject([
    { recipient: 'Asha@College.test', subject: 'Your account was opened with Google' },
  ])
  expect(mails[0]?.text).toContain('name, photo and mobile number')
  expect(JSON.stringify(await site.db.selectFrom('students').selectAll().execute())).not.toContain(
    before.mobileNumber,
  )
})

test.runIf(isPostgres)(
  'a change of the account at the moment of its linking leaves neither link nor session',
  async () => {
    const site = await aSite()
    await signUpCookie(site.app)
    await site.browser.popup(asha)

    const answer = await askMeanwhile(
      site.place,
      (trx) => trx.updateTable('students').set({ epoch: 1 }).execute(),
      () => site.browser.login(payload),
    )

    expect(answer.statusCode).toBe(401)
    expect(await links(site)).toEqual([])
    expect(await sessions(site)).toHaveLength(1)
  },
)

test.runIf(isPostgres)(
  'an account that is deleted at the moment of its linking is gone',
  async () => {
    const site = await aSite()
    await aStudent(site.db)
    await site.browser.popup(asha)

    const answer = await askMeanwhile(
      site.place,
      (trx) => trx.deleteFrom('students').execute(),
      () => site.browser.login(payload),
    )

    expect(answer.statusCode).toBe(401)
    expect(await links(site)).toEqual([])
  },
)

test('a proof is good once, for five minutes, in the browser that made it', async () => {
  const site = await aSite()
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

test('of racing logins with one proof one signs in', async () => {
  const site = await aSite()
  const { browser } = site
  await browser.popup(asha)
  const cookie = `pre=${browser.own.get('pre')}`
  const login = () =>
    browser.ask('/auth/googlelogin', { method: 'POST', payload, headers: { cookie } })

  const answers = await Promise.all([login(), login(), login(), login()])

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  expect(await sessions(site)).toHaveLength(1)
})

test('a way back works once, and only in the browser that went', async () => {
  const site = await aSite()
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

test('a name that is no line of ours is made one', async () => {
  const { app, browser, provider } = await aSite()
  provider.accounts.set('long', {
    email: 'l@x.edu',
    email_verified: true,
    name: `A\n${'x'.repeat(200)}`,
  })
  provider.accounts.set('none', { email: 'none@x.edu', email_verified: true })

  const { outcome: long } = await browser.popup({ subject: 'long' })
  expect(long).toMatchObject({ name: `A ${'x'.repeat(98)}` })
  expect(resultOf(await browser.login(long))).toEqual(succeeded)

  const { outcome } = await aBrowser(app).popup({ subject: 'none' })
  expect(outcome).toMatchObject({ name: 'none', email: 'none@x.edu' })
})

test('who cancels at the provider is told nothing worse', async () => {
  const site = await aSite()

  const { outcome } = await site.browser.popup({ cancel: 'yes' })

  expect(outcome).toEqual({ status: 'cancelled' })
})

test('a disabled account is not opened by the provider, linked or not', async () => {
  const site = await aSite()
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

test('S71: while the provider is down we say so, and logins with passwords go on', async () => {
  const settings = await testApp({
    variables: {
      PUBLIC_URL: '',
      OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
      OIDC_CLIENT_ID: 'college',
      OIDC_CLIENT_SECRET: 'x',
    },
  })
  const { email } = await aStudent(settings.db)

  const { page, outcome } = await aBrowser(settings.app).popup(asha)

  expect([page.statusCode, outcome]).toEqual([503, { status: 'failed', ...failed }])
  expect(await settings.db.selectFrom('signInStarts').selectAll().execute()).toEqual([])
  expect((await loginWith(settings.app, { email, password: studentPassword })).statusCode).toBe(200)
})

test('S71: a provider that goes down before the way back leaves no proof and no session', async () => {
  const site = await aSite()
  const callback = await site.browser.toCallback(asha)
  await site.provider.close()

  const page = await site.browser.ask(callback)

  expect([page.statusCode, page.body.includes(failed.message)]).toEqual([401, true])
  expect(await site.db.selectFrom('signInProofs').selectAll().execute()).toEqual([])
  expect(resultOf(await site.browser.login(payload))).toEqual([401, failed])
})

test('the local site brings a provider of its own, which says what it is and ends with it', async () => {
  const settings = await testApp({ variables: { PUBLIC_URL: '', PORT: `${await freePort()}` } })
  const { app, deps } = settings
  const browser = aBrowser(app, deps.config.publicUrl)
  const { location = '' } = (await browser.start()).headers
  const first = await fetch(location, { redirect: 'manual' })
  const cookie = first.headers.getSetCookie().map((one) => one.split(';')[0])
  const asking = new URL(first.headers.get('location') ?? '', location)
  const page = await fetch(asking, { headers: { cookie: cookie.join('; ') } })
  expect(await page.text()).toContain('<h1>Development sign-in</h1>')

  await browser.popup({ ...asha, name: 'Asha' })
  expect(resultOf(await browser.login(payload))).toEqual(succeeded)

  await app.close()
  await expect(fetch(location)).rejects.toThrow()
})

test('a deployed site without a provider says so, and has no provider of its own', async () => {
  const { app } = await testApp()

  const answer = await app.inject('/auth/google/start')
  const login = await app.inject({ method: 'POST', url: '/auth/googlelogin', payload })

  expect([answer.statusCode, answer.body.includes(failed.message)]).toEqual([503, true])
  expect([login.statusCode, login.headers['set-cookie']]).toEqual([
    401,
    expect.stringMatching(/^__Host-pre=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
  ])
})
