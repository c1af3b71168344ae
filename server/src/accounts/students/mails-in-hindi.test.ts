import { login } from 'contract/accounts/account'
import { signUp } from 'contract/accounts/sign-up'
import { aPicture } from 'testing/a-picture.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aForgetter } from '../../../test/a-forgetter.ts'
import { filePart, rawForm } from '../../../test/raw-form.ts'
import { signUpParts } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

test('whoever signs up on a page in Hindi gets the code in Hindi', async () => {
  const { app, db } = await testApp()
  const photo = filePart('profilePhoto', await (await aPicture()).bytes())
  const form = rawForm([...signUpParts({}), photo])
  await app.inject({ method: 'POST', url: `${signUp.url}?lang=hi`, ...form })

  const [mail] = await db.selectFrom('mails').selectAll().execute()
  expect(mail?.subject).toBe('अरण्य डिग्री कॉलेज के लिए आपका सत्यापन कोड')
  expect(mail?.text.replace(/\S+@\S+/g, '')).not.toMatch(/[a-z]{3}/i)
})

test('a reset email is in the language in which the student last signed in, with a link to such a page', async () => {
  const { app, email, mails, forget } = await aForgetter()
  const signIn = (url: string) =>
    app.inject({ method: 'POST', url, payload: { email, password: studentPassword } })
  await signIn(`${login.url}?lang=hi`)
  await forget()
  await signIn(login.url)
  await forget()

  await expect.poll(() => mails.length).toBe(2)
  expect(mails[0]?.subject).toMatch(/नया पासवर्ड बनाएँ$/)
  expect(mails[0]?.text).toMatch(/https?:\/\/\S+\/hi\/reset-password\/\S+/)
  expect(mails[1]?.subject).toMatch(/^Set a new password for/)
  expect(mails[1]?.text).not.toContain('/hi/')
})

test('a language that the site doesn’t have is English', async () => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  const payload = { email, password: studentPassword }
  await app.inject({ method: 'POST', url: `${login.url}?lang=xx`, payload })

  expect(await db.selectFrom('students').select('language').execute()).toEqual([{ language: null }])
})
