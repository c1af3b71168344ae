import { deleteAccount, getAccount } from 'contract/accounts/account-settings'
import { createContactMessage } from 'contract/messaging/contact'
import { dayMilliseconds } from 'contract/platform/durations'
import { college } from 'testing/a-college.ts'
import { studentPassword } from 'testing/a-student.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aSignedInStudent } from '../../../test/a-signed-in-student.ts'
import { aBrowser } from '../../../test/popup.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'
import { pictureFileNames } from '../../platform/storage/picture-names.ts'
import { cleanUpAccounts } from './clean-up-accounts.ts'

const email = 'asha@college.test'

test('an account is deleted with its password, along with everything stored about it, and no other is', async () => {
  const settings = await aSignedInStudent()
  const { app, call, db, other, isSignedIn, statusOf, uploads } = settings
  await studentCookie(app, email)
  for (const body of [{}, { password: 'wrong' }])
    expect((await call(deleteAccount, body)).answer.statusCode).toBe(400)

  const { result, answer } = await call(deleteAccount, { password: studentPassword })

  expect(result).toEqual([200, { message: 'Account deleted' }])
  expect(answer.headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^__Host-sid=; .*Expires=Thu, 01 Jan 1970/),
  )
  const { students, studentSessions, emailCodes, mails } = await stateOf(settings)
  expect(students.map((student) => student.email)).toEqual(['binod@college.test'])
  expect([studentSessions.length, emailCodes, mails]).toEqual([1, [], []])
  expect(await filesBelow(uploads)).toEqual([])
  expect([await statusOf(studentPassword), await isSignedIn(other)]).toEqual([401, true])
  expect(await db.selectFrom('studentLinks').selectAll().execute()).toEqual([])
})

test('only one of several concurrent deletions reports success', async () => {
  const { call } = await aSignedInStudent()
  const remove = () => call(deleteAccount, { password: studentPassword })

  const results = await Promise.all([remove(), remove(), remove()])

  expect(results.map(({ result }) => result[0]).sort()).toEqual([200, 401, 401])
})

test('a student without a password deletes the account with a fresh proof of the linked one', async () => {
  const settings = await testApp({ variables: { PUBLIC_URL: '', PORT: '0' } })
  const site = settings.deps.config.publicUrl
  const browser = aBrowser(settings.app, site)
  const enter = { email, name: 'Asha', verified: 'on' }
  await browser.popup(enter)
  await browser.login({ name: 'Asha', email, profilePhoto: '' })
  const remove = (payload: object = {}) =>
    browser.ask(deleteAccount.url, { method: 'POST', payload })
  expect((await browser.ask(getAccount.url)).json()).toMatchObject({
    hasPassword: false,
    isLinked: true,
  })
  expect((await remove()).statusCode).toBe(400)
  expect((await remove({ password: 'x' })).json().message).toContain('has no password')
  await browser.popup(enter)

  expect((await remove()).statusCode).toBe(200)

  expect(await settings.db.selectFrom('students').selectAll().execute()).toEqual([])
  expect(await settings.db.selectFrom('studentLinks').selectAll().execute()).toEqual([])
})

test('with a verified account, waiting email to its address is deleted, and the office’s copy of a message stays', async () => {
  const { call, db, visitor } = await aSignedInStudent()
  await db.updateTable('students').set({ verifiedAt: new Date().toISOString() }).execute()
  const others = { ...aContactForm(), email: 'binod@college.test' }
  await visitor(createContactMessage, { body: others })
  await visitor(createContactMessage, { body: { ...others, email: 'ASHA@college.test' } })
  const recipients = async () =>
    (await db.selectFrom('mails').select('recipient').orderBy('recipient').execute()).map(
      ({ recipient }) => recipient,
    )
  expect(await recipients()).toContain('ASHA@college.test')

  expect((await call(deleteAccount, { password: studentPassword })).result[0]).toBe(200)

  const { email: office } = college
  expect(await recipients()).toEqual([office, office, 'binod@college.test'].toSorted())
})

test('expired rows are deleted, and rows in use stay', async () => {
  const settings = await aSignedInStudent()
  const { db, deps, photo, uploads, advance } = settings
  await cleanUpAccounts(deps)
  await deps.pictures.cleanUp(() => uploadsInUse(db), new Date(Date.now() + 2 * dayMilliseconds))
  expect(await filesBelow(uploads)).toEqual(pictureFileNames(await photo()).sort())
  expect((await stateOf(settings)).emailCodes).toHaveLength(1)

  advance(31 * dayMilliseconds)
  await cleanUpAccounts(deps)
  await deps.mail.cleanUp()

  const { emailCodes, studentSessions, mails, students } = await stateOf(settings)
  expect([emailCodes, studentSessions, mails]).toEqual([[], [], []])
  expect(students.length).toBeGreaterThan(0)
})
