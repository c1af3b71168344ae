import { getCurrentUser } from 'contract/account'
import {
  changePassword,
  deleteAccount,
  exportAccount,
  getAccount,
  listAccountSessions,
  signOutEverywhere,
  updateAccount,
} from 'contract/account-settings'
import { aPicture } from 'testing/a-picture.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aBrowser } from '../../test/popup.ts'
import { filePart, type RawPart, rawForm, textPart } from '../../test/raw-form.ts'
import { stateOf } from '../../test/state-of.ts'
import { loginWith, signUpCookie, studentCookie } from '../../test/student-calls.ts'
import { testApp } from '../../test/test-app.ts'
import { picturesInUse } from '../db/pictures-in-use.ts'
import { pictureFileNames } from '../pictures/picture-names.ts'
import { sweepAccounts } from './sweep.ts'

const email = 'asha@college.test'
const newPassword = 'green-Kettle8'

type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }

/** A student with a photo who is signed in, and another one to be left alone. */
async function aSignedInStudent() {
  const settings = await testApp()
  const { app, db } = settings
  const cookie = await signUpCookie(app)
  await aStudent(db, { email: 'binod@college.test' })
  const other = await studentCookie(app, 'binod@college.test')
  const call = async ({ method, url }: Endpoint, payload?: object, as = cookie) => {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie: as },
      ...(payload && { payload }),
    })
    return { answer, result: [answer.statusCode, answer.json()] }
  }
  const isSignedIn = async (as: string) =>
    (await app.inject({ url: getCurrentUser.url, headers: { cookie: as } })).statusCode === 200
  const statusOf = async (password: string) =>
    (await loginWith(app, { email, password })).statusCode
  const photo = async () => {
    const { profilePhoto } = await db
      .selectFrom('students')
      .select('profilePhoto')
      .where('emailKey', '=', email)
      .executeTakeFirstOrThrow()
    return profilePhoto ?? ''
  }
  return { ...settings, cookie, other, call, isSignedIn, statusOf, photo }
}

test('the own account shows what is known', async () => {
  const { call } = await aSignedInStudent()

  const { answer } = await call(getAccount)

  expect(answer.json()).toEqual({
    _id: expect.any(String),
    name: 'Asha Verma',
    email: 'Asha@College.test',
    mobileNumber: '+91 98000 00000',
    profilePhoto: expect.stringMatching(/^\/uploads\//),
    isVerified: false,
    createdAt: expect.stringMatching(/Z$/),
    hasPassword: true,
    isLinked: false,
  })
})

test('S45: name, number and photo can be changed, and the old photo goes', async () => {
  const { app, cookie, photo, uploads, call, other } = await aSignedInStudent()
  const save = async (fullName: string, withPhoto: boolean) => {
    const form = rawForm([
      textPart('fullName', fullName),
      textPart('mobileNumber', '98000 11111'),
      ...(withPhoto ? [filePart('profilePhoto', await (await aPicture()).bytes())] : []),
    ])
    const { method, url } = updateAccount
    const headers = { ...form.headers, cookie }
    const answer = await app.inject({ method, url, payload: form.payload, headers })
    return answer.statusCode
  }
  const first = await photo()
  expect(await save('Asha V.', false)).toBe(200)
  expect(await photo()).toBe(first)
  expect(await save(' ', true)).toBe(400)
  expect(await photo()).toBe(first)

  expect(await save('Asha V.', true)).toBe(200)

  expect(await photo()).not.toBe(first)
  expect(await filesBelow(uploads)).toEqual(pictureFileNames(await photo()).sort())
  expect((await call(getAccount)).answer.json()).toMatchObject({
    name: 'Asha V.',
    mobileNumber: '98000 11111',
  })
  expect((await call(getAccount, undefined, other)).answer.json().name).toBe('Asha Verma')
})

test('a student sends ten photos an hour, and texts as often as wanted', async () => {
  const { app, cookie, advance, deps } = await aSignedInStudent()
  for (let count = 0; count < 10; count++)
    await deps.attempts.count('photo:asha@college.test', { count: 10, seconds: 3600 })
  const save = async (...photo: RawPart[]) => {
    const form = rawForm([
      textPart('fullName', 'Asha'),
      textPart('mobileNumber', '98000 11111'),
      ...photo,
    ])
    const { method, url } = updateAccount
    const headers = { ...form.headers, cookie }
    return (await app.inject({ method, url, payload: form.payload, headers })).statusCode
  }
  const photo = filePart('profilePhoto', await (await aPicture()).bytes())

  expect(await save(photo)).toBe(429)

  expect(await save()).toBe(200)
  advance(60 * 60 * 1000)
  expect(await save(photo)).toBe(200)
})

test('racing changes of the photo leave one photo', async () => {
  const { app, cookie, photo, uploads } = await aSignedInStudent()
  const form = rawForm([
    textPart('fullName', 'Asha'),
    textPart('mobileNumber', '98000 11111'),
    filePart('profilePhoto', await (await aPicture()).bytes()),
  ])
  const { method, url } = updateAccount
  const save = () =>
    app.inject({ method, url, payload: form.payload, headers: { ...form.headers, cookie } })

  await Promise.all([save(), save(), save(), save()])

  expect(await filesBelow(uploads)).toEqual(pictureFileNames(await photo()).sort())
})

test('a password is changed by who knows it, and signs the other devices out', async () => {
  const { app, call, cookie, other, isSignedIn, statusOf, db } = await aSignedInStudent()
  const elsewhere = await studentCookie(app, email)
  const wrong = await call(changePassword, { currentPassword: 'wrong', newPassword })
  expect(wrong.result).toEqual([
    400,
    { message: 'Incorrect password', errors: { currentPassword: 'Incorrect password' } },
  ])
  const weak = { currentPassword: studentPassword, newPassword: 'password' }
  expect((await call(changePassword, weak)).result[1]).toMatchObject({
    message: 'enter a strong password',
    errors: { newPassword: 'This is one of the most common passwords' },
  })

  const right = { currentPassword: studentPassword, newPassword }
  expect((await call(changePassword, right)).result).toEqual([
    200,
    { message: 'Password changed successfully' },
  ])

  expect([await isSignedIn(cookie), await isSignedIn(elsewhere), await isSignedIn(other)]).toEqual([
    true,
    false,
    true,
  ])
  expect([await statusOf(studentPassword), await statusOf(newPassword)]).toEqual([401, 200])
  const mails = await db.selectFrom('mails').select('subject').execute()
  expect(mails.map(({ subject }) => subject)).toContain('Your password was changed')
})

test('wrong passwords on the account page count as wrong logins', async () => {
  const { call, statusOf } = await aSignedInStudent()
  for (let tries = 0; tries < 10; tries++) {
    const endpoint = tries % 2 ? changePassword : deleteAccount
    const body = tries % 2 ? { currentPassword: 'wrong', newPassword } : { password: 'wrong' }
    expect((await call(endpoint, body)).answer.statusCode).toBe(400)
  }

  expect((await call(deleteAccount, { password: studentPassword })).answer.statusCode).toBe(429)
  expect(await statusOf(studentPassword)).toBe(429)
})

test('sessions are listed with their devices, and all end at once', async () => {
  const { app, call, cookie, other, isSignedIn } = await aSignedInStudent()
  const answer = await loginWith(
    app,
    { email, password: studentPassword },
    { 'user-agent': `Phone ${'x'.repeat(500)}` },
  )
  const phone = `__Host-sid=${answer.cookies[0]?.value}`

  const listed = (await call(listAccountSessions, undefined, phone)).answer.json()
  expect(listed).toHaveLength(2)
  expect(listed.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject([
    { userAgent: expect.stringMatching(/^Phone x{194}$/) },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/[0-9a-f]{64}/)

  const ended = await call(signOutEverywhere)
  expect(ended.result).toEqual([200, { message: 'Signed out on all devices' }])
  expect(ended.answer.headers['clear-site-data']).toBe('"cache","storage"')
  expect([await isSignedIn(cookie), await isSignedIn(phone), await isSignedIn(other)]).toEqual([
    false,
    false,
    true,
  ])
})

test('students take with them what is kept about them, without secrets', async () => {
  const { call } = await aSignedInStudent()

  const { answer } = await call(exportAccount)

  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(Object.keys(answer.json()).sort()).toEqual([
    'linkedAccounts',
    'networks',
    'profile',
    'sessions',
  ])
  expect(answer.json().profile.email).toBe('Asha@College.test')
  expect(answer.body).not.toMatch(/argon2|passwordHash|tokenHash|epoch/)
})

test('an account is deleted by its password, with everything that is kept, and no other', async () => {
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

test('of racing deletions one is told of its success', async () => {
  const { call } = await aSignedInStudent()
  const remove = () => call(deleteAccount, { password: studentPassword })

  const results = await Promise.all([remove(), remove(), remove()])

  expect(results.map(({ result }) => result[0]).sort()).toEqual([200, 401, 401])
})

test('who has no password deletes the account with a fresh proof of the linked one', async () => {
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

test('what is over is swept, what is in use stays', async () => {
  const settings = await aSignedInStudent()
  const { db, deps, photo, uploads, advance } = settings
  await sweepAccounts(deps)
  await deps.pictures.sweep(() => picturesInUse(db), new Date(Date.now() + 600_000))
  expect(await filesBelow(uploads)).toEqual(pictureFileNames(await photo()).sort())
  expect((await stateOf(settings)).emailCodes).toHaveLength(1)

  advance(31 * 24 * 60 * 60 * 1000)
  await sweepAccounts(deps)
  await deps.mail.sweep()

  const { emailCodes, studentSessions, mails, students } = await stateOf(settings)
  expect([emailCodes, studentSessions, mails]).toEqual([[], [], []])
  expect(students.length).toBeGreaterThan(0)
})
