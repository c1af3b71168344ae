import { login } from 'contract/accounts/account'
import { adminLogin } from 'contract/accounts/admin'
import { forgetPassword } from 'contract/accounts/password-reset'
import { signUp } from 'contract/accounts/sign-up'
import { createContactMessage } from 'contract/messaging/contact'
import { isEmailAddress } from 'contract/platform/email'
import { optionalEmailAddress } from 'contract/platform/endpoint'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { filePart, rawForm, textPart } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { createAdmin } from '../../accounts/staff/accounts.ts'
import { readConfig } from '../config/config.ts'
import { createTransport } from '../mail/transport.ts'

/** Some programs fold each into an ASCII address. */
const folded = [
  'admin@ｘ.edu',
  'ａdmin@x.edu',
  'admin@x．edu',
  'admin＠x.edu',
  'admin@x。edu',
  'admin@x.edu\u200b',
  'ad\u00admin@x.edu',
  'аdmin@x.edu',
  'admin@ⓧ.edu',
  '\u212aim@x.edu',
  'admin@ﬀ.edu',
  'é@x.edu',
  'admin@münchen.example',
]

test('email addresses are ASCII, with domains in other scripts as DNS names', () => {
  for (const address of [
    'admin@x.edu',
    "o'brien+news@mail.example.ac.in",
    'A.B_c-d@x-y.example',
    'a@xn--mnchen-3ya.example',
    'a@example.xn--11b4c3d',
    'a@b.c',
    `${'x'.repeat(64)}@x.edu`,
  ])
    expect([address, isEmailAddress(address)]).toEqual([address, true])
  for (const address of [
    ...folded,
    '',
    'x.edu',
    '@x.edu',
    'a@',
    'a@b',
    'a@b@x.edu',
    'a b@x.edu',
    'a@x..edu',
    'a@.edu',
    'a@-x.edu',
    'a@x-.edu',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@x_y.edu',
    '"a"@x.edu',
    `a@${'x'.repeat(64)}.edu`,
    `${'x'.repeat(250)}@x.edu`,
    `${'x'.repeat(65)}@x.edu`,
    '.a@x.edu',
    'a.@x.edu',
    'a..b@x.edu',
  ])
    expect([address, isEmailAddress(address)]).toEqual([address, false])
})

test.each(
  folded,
)('%s is not a valid address in any form, and nothing is stored or sent', async (email) => {
  const settings = await testApp()
  const before = await stateOf(settings)
  const post = (url: string, payload: object) => settings.inject({ method: 'POST', url, payload })
  const fields = { fullName: 'Asha', email, password: studentPassword, mobileNumber: '9800000000' }
  const parts = Object.entries(fields).map(([name, value]) => textPart(name, value))

  const answers = [
    await settings.inject({
      method: 'POST',
      url: signUp.url,
      ...rawForm([...parts, filePart('profilePhoto', 'x')]),
    }),
    await post(forgetPassword.url, { email }),
    await post(createContactMessage.url, { ...aContactForm(), email }),
  ]

  for (const answer of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.email).toMatch(/enter a valid email/i)
  }
  expect(optionalEmailAddress('no').safeParse(email).success).toBe(false)
  await expect(createAdmin(settings.db, email, 'green-Kettle8')).rejects.toThrow('English letters')
  for (const name of ['CONTACT_TO', 'ADMIN_EMAIL', 'MAIL_FROM'])
    expect(() => readConfig({ [name]: email })).toThrow(`${name} must`)
  expect(await stateOf(settings)).toEqual(before)
})

test('no spelling in other scripts opens an account', async () => {
  const { inject, db } = await testApp()
  await aStudent(db, { email: 'kim@x.edu' })
  await createAdmin(db, 'kim@x.edu', 'green-Kettle8')
  const statusOf = async (url: string, email: string, password: string) =>
    (await inject({ method: 'POST', url, payload: { email, password } })).statusCode

  for (const email of ['\u212aim@x.edu', 'kim@ｘ.edu', 'ｋim@x.edu']) {
    expect(await statusOf(login.url, email, studentPassword)).toBe(401)
    expect(await statusOf(adminLogin.url, email, 'green-Kettle8')).toBe(401)
  }
  expect(await statusOf(login.url, ' KIM@x.edu ', studentPassword)).toBe(200)
  expect(await statusOf(adminLogin.url, ' KIM@x.edu ', 'green-Kettle8')).toBe(200)
  expect(await statusOf(adminLogin.url, administrator.email, administrator.password)).toBe(200)
})

test('a non-ASCII address stored earlier gets no email, and isn’t converted', async () => {
  const { deps } = await testApp({ variables: { PUBLIC_URL: '' } })
  const transport = createTransport(deps.config, deps.college)
  const texts = { subject: 'x', text: 'x', html: 'x', replyTo: null }

  await expect(
    transport?.send({ _id: '1', recipient: 'admin@ｘ.edu', ...texts }),
  ).rejects.toMatchObject({ responseCode: 553 })
})
