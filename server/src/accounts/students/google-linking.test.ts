import { getCurrentUser } from 'contract/accounts/account'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import {
  aGoogleSite,
  asha,
  failed,
  links,
  payload,
  resultOf,
  sessions,
  subjects,
  succeeded,
} from '../../../test/a-google-site.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { aBrowser } from '../../../test/popup.ts'
import { loginWith, signUpCookie } from '../../../test/student-calls.ts'
import { unlink } from './manage-students.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

test('S10: a verified account is linked, notified, and recognized by the provider’s own id', async () => {
  const site = await aGoogleSite()
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

/** Logs in with this provider account in a separate browser. */
async function loginAs(site: Awaited<ReturnType<typeof aGoogleSite>>, subject: string) {
  const browser = aBrowser(site.app)
  const { outcome } = await browser.popup({ subject })
  const { name = '', email = '' } = { ...outcome } as { name?: string; email?: string }
  return resultOf(await browser.login({ name, email, profilePhoto: '' }))
}

/** Two provider accounts with the student's address, in sequence or at once. */
async function twoOfOneAddress() {
  const site = await aGoogleSite()
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
])('a second account of the provider with the address of a linked one, %s, is rejected and its owner notified', async (kind) => {
  const site = await twoOfOneAddress()
  if (kind === 'with a password') await aStudent(site.db)
  expect(await loginAs(site, 'sub-1')).toEqual(succeeded)
  const before = [await links(site), await sessions(site)]
  const student = await site.db.selectFrom('students').selectAll().executeTakeFirstOrThrow()

  for (let tries = 0; tries < 3; tries++)
    expect(await loginAs(site, 'sub-2')).toEqual([401, failed])

  expect([await links(site), await sessions(site)]).toEqual(before)
  expect(await site.db.selectFrom('students').selectAll().execute()).toEqual([student])
  const notified = (await site.db.selectFrom('mails').selectAll().execute()).filter(
    ({ subject }) => subject === 'A sign-in with Google was blocked',
  )
  expect(notified).toMatchObject([{ recipient: student.email }])
  expect(notified[0]?.text).toContain('ask us')
  expect(notified[0]?.text).not.toContain(student.name)
  expect(await loginAs(site, 'sub-1')).toEqual(succeeded)
})

test('of two provider accounts linked at once, one succeeds', async () => {
  const site = await twoOfOneAddress()
  await aStudent(site.db)

  const results = await Promise.all([loginAs(site, 'sub-1'), loginAs(site, 'sub-2')])

  expect(results.map(([status]) => status).toSorted()).toEqual([200, 401])
  expect(await links(site)).toHaveLength(1)
  expect(await sessions(site)).toHaveLength(1)
})

test('an account of another provider can be linked too, but no second one of either', async () => {
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

test('after the office unlinks an account, the next one is linked and the old one is a stranger', async () => {
  const site = await twoOfOneAddress()
  const { email } = await aStudent(site.db)
  await loginAs(site, 'sub-1')

  await unlink(site.db, email)

  expect(await sessions(site)).toEqual([])
  expect(await loginAs(site, 'sub-2')).toEqual(succeeded)
  expect(await loginAs(site, 'sub-1')).toEqual([401, failed])
})

test('someone who registered another person’s address leaves nothing behind', async () => {
  const site = await aGoogleSite()
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
    { recipient: 'Asha@College.test', subject: 'You can now sign in with Google' },
  ])
  expect(mails[0]?.text).toContain('name, photo and mobile number')
  expect(JSON.stringify(await site.db.selectFrom('students').selectAll().execute())).not.toContain(
    before.mobileNumber,
  )
})

test.runIf(isPostgres)(
  'an account that changes while it is linked gets neither link nor session',
  async () => {
    const site = await aGoogleSite()
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

test.runIf(isPostgres)('an account that is deleted while it is linked is gone', async () => {
  const site = await aGoogleSite()
  await aStudent(site.db)
  await site.browser.popup(asha)

  const answer = await askMeanwhile(
    site.place,
    (trx) => trx.deleteFrom('students').execute(),
    () => site.browser.login(payload),
  )

  expect(answer.statusCode).toBe(401)
  expect(await links(site)).toEqual([])
})

test.runIf(isPostgres)(
  'a provider account whose email changes while it signs in gets no second account',
  async () => {
    const site = await aGoogleSite()
    const { studentId } = await aStudent(site.db, { email: 'asha.old@college.test' })
    await site.browser.popup(asha)
    const { issuer } = site.provider
    const createdAt = new Date().toISOString()
    const earlier = { issuer, subject: 'asha@college.test', studentId, createdAt }

    const answer = await askMeanwhile(
      site.place,
      (trx) => trx.insertInto('studentLinks').values(earlier).execute(),
      () => site.browser.login(payload),
    )

    expect(resultOf(answer)).toEqual([401, failed])
    expect(await site.db.selectFrom('students').select('_id').execute()).toEqual([
      { _id: studentId },
    ])
    expect(await sessions(site)).toEqual([])
  },
)
