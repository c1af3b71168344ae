import {
  changePassword,
  deleteAccount,
  getAccount,
  listAccountSessions,
  signOutEverywhere,
  updateAccount,
} from 'contract/accounts/account-settings'
import { hourMilliseconds } from 'contract/platform/durations'
import { aPicture } from 'testing/a-picture.ts'
import { studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aSignedInStudent } from '../../../test/a-signed-in-student.ts'
import { filePart, type RawPart, rawForm, textPart } from '../../../test/raw-form.ts'
import { loginWith, studentCookie } from '../../../test/student-calls.ts'
import { pictureFileNames } from '../../platform/storage/picture-names.ts'

const email = 'asha@college.test'
const newPassword = 'green-Kettle8'

test('students see the details of their own account', async () => {
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

test('S45: name, number and photo can be changed, and the old photo is deleted', async () => {
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

test('a student can send ten photos an hour, and texts without limit', async () => {
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
  advance(hourMilliseconds)
  expect(await save(photo)).toBe(200)
})

test('simultaneous changes of the photo leave one photo', async () => {
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

test('changing the password needs the current one and signs out other devices', async () => {
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

test('a mailbox that nobody has verified is emailed about account changes five times a day', async () => {
  const { call, db, advance } = await aSignedInStudent()
  const noticesAfterChanges = async (changes: number) => {
    for (let at = 0; at < changes; at++) {
      const change = { currentPassword: current, newPassword: `green-Kettle${at}${changes}` }
      expect((await call(changePassword, change)).answer.statusCode).toBe(200)
      current = change.newPassword
    }
    const mails = await db.selectFrom('mails').select('subject').execute()
    return mails.filter(({ subject }) => subject === 'Your password was changed').length
  }
  let current = studentPassword

  expect(await noticesAfterChanges(7)).toBe(5)
  advance(24 * hourMilliseconds)
  expect(await noticesAfterChanges(1)).toBe(6)

  await db.updateTable('students').set({ verifiedAt: new Date().toISOString() }).execute()
  expect(await noticesAfterChanges(6)).toBe(12)
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

test('sessions are listed with their devices, and all can be ended at once', async () => {
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
