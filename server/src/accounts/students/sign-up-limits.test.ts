import { deleteAccount } from 'contract/accounts/account-settings'
import { signUp } from 'contract/accounts/sign-up'
import { hourMilliseconds } from 'contract/platform/durations'
import { studentPassword } from 'testing/a-student.ts'
import { aSignUpForm } from 'testing/sign-up-form.ts'
import { expect, test } from 'vitest'
import { aSignUpServer } from '../../../test/a-sign-up-server.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { pictureFileNames } from '../../platform/storage/picture-names.ts'

test('S59: the 61st sign-up of a network in an hour has to wait', async () => {
  const settings = await aSignUpServer()
  await settings.signUp()
  for (let count = 1; count < 60; count++) await settings.signUp()
  const before = await stateOf(settings)

  const answer = await settings.signUp({ email: 'new@college.test' })

  expect([answer.statusCode, answer.json()]).toEqual([
    429,
    { message: 'Too many attempts. Please try again later.' },
  ])
  expect({ ...(await stateOf(settings)), attempts: [] }).toEqual({ ...before, attempts: [] })
  settings.advance(hourMilliseconds)
  expect((await settings.signUp({ email: 'new@college.test' })).statusCode).toBe(201)
})

test('an address that is registered and deleted repeatedly gets at most five emails an hour', async () => {
  const { app, signUp: register, advance, db } = await aSignUpServer()
  const registerAndDelete = async () => {
    const answer = await register()
    const [cookie] = answer.cookies
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    const payload = { password: studentPassword }
    await app.inject({ method: 'POST', url: deleteAccount.url, payload, headers })
    return answer.statusCode
  }
  for (let count = 0; count < 5; count++) expect(await registerAndDelete()).toBe(201)

  expect(await registerAndDelete()).toBe(429)

  expect(await db.selectFrom('students').select('_id').execute()).toEqual([])
  advance(hourMilliseconds)
  expect(await registerAndDelete()).toBe(201)
})

test('a mailbox gets five codes an hour and ten a day, ignoring what follows a plus and dots at Gmail', async () => {
  const { signUp: register, advance, db } = await aSignUpServer()
  const statuses = async (from: number) => {
    const answers = []
    for (let at = from; at < from + 6; at++) {
      const email = `as${at % 2 ? '.' : ''}ha+${at}@${at % 3 ? 'gmail' : 'googlemail'}.com`
      answers.push((await register({ email })).statusCode)
    }
    return answers
  }
  const fiveOfSix = [...Array(5).fill(201), 429]
  expect(await statuses(0)).toEqual(fiveOfSix)
  advance(hourMilliseconds)
  expect(await statuses(10)).toEqual(fiveOfSix)
  advance(hourMilliseconds)
  expect(await statuses(20)).toEqual(Array(6).fill(429))
  expect(await db.selectFrom('students').select('_id').execute()).toHaveLength(10)
})

test('the email to an unverified address doesn’t reveal who typed it', async () => {
  const { signUp: register, db, deps } = await aSignUpServer()
  await deps.mail.stop()
  await register({ fullName: 'You have won at https://evil.example' })

  const { text, html } = await db
    .selectFrom('mails')
    .select(['text', 'html'])
    .executeTakeFirstOrThrow()
  expect(`${text}${html}`).not.toContain('evil.example')
})

test('S73: of twenty simultaneous sign-ups with one address, one succeeds', async () => {
  const settings = await aSignUpServer()
  const variants = ['Stud@x.edu', 'stud@X.edu', 'STUD@x.edu', ' stud@x.EDU']

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      settings.signUp({ email: variants[at % 4], password: `blue-Kettle${at}` }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)])
  const { students, studentSessions, files, mails } = await stateOf(settings)
  expect([students.length, studentSessions.length, mails.length]).toEqual([1, 1, 1])
  expect(files).toEqual(pictureFileNames(students[0]?.profilePhoto ?? '').sort())
})

test('S73: two servers on one database also register an address once', async () => {
  const one = await testApp()
  const two = await testApp({ database: one.place })
  const join = async ({ visitor }: typeof one) =>
    visitor(signUp, { body: await aSignUpForm() }).then(
      () => 201,
      (rejection) => rejection.status,
    )

  const statuses = await Promise.all([join(one), join(two)])

  expect(statuses.sort()).toEqual([201, 409])
  const { students, files, mails } = await stateOf(one)
  expect([students.length, mails.length]).toEqual([1, 1])
  expect(files).toEqual(pictureFileNames(students[0]?.profilePhoto ?? '').sort())
})
