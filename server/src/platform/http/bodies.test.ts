import { googleLogin, login } from 'contract/accounts/account'
import { deleteAccount } from 'contract/accounts/account-settings'
import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import { forgetPassword, resetPassword } from 'contract/accounts/password-reset'
import { resendEmailOtp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { saveContent } from 'contract/content/calls'
import { createContactMessage } from 'contract/messaging/contact'
import { updateMessage } from 'contract/messaging/messages'
import { aStudent } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { processorMilliseconds } from '../../../test/processor-time.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

const invalid = { message: 'Invalid request body' }

const jsonRoutes = {
  [adminLogin.url]: administrator,
  [verifyPassword.url]: { password: administrator.password },
  [createContactMessage.url]: aContactForm(),
  [updateMessage.url]: { folder: 'spam' },
  [login.url]: administrator,
  [forgetPassword.url]: { email: 'nobody@college.test' },
  [googleLogin.url]: { name: 'Asha', email: 'asha@college.test', profilePhoto: '' },
  [deleteAccount.url]: { password: 'x' },
  [resetPassword.url]: { newPassword: 'green-Kettle8' },
  [verifyEmailOtp.url]: { otp: '123456' },
  [resendEmailOtp.url]: { email: 'asha@college.test' },
}
const urls = Object.keys(jsonRoutes)

async function aServer() {
  const settings = await testApp()
  const { email } = await aStudent(settings.db)
  const cookie = `${await adminCookie(settings.app)}; ${await studentCookie(settings.app, email)}`
  return {
    ...settings,
    post: (url: string, payload: string | Buffer, type: string | undefined = 'application/json') =>
      settings.app.inject({
        method: url === updateMessage.url ? 'PUT' : 'POST',
        url: url.replace(':messageId', '00000000-0000-7000-8000-000000000000'),
        headers: { cookie, ...(type && { 'content-type': type }) },
        payload,
      }),
  }
}

test('S21: a body of another media type is rejected before it is read', async () => {
  const settings = await aServer()
  const before = await stateOf(settings)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    'application/json garbage',
    'application/json\ta',
    'application/json\t;charset=utf-8',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/plain; application/json',
  ]) {
    for (const [url, body] of Object.entries(jsonRoutes)) {
      const answer = await settings.post(url, JSON.stringify(body), type)
      expect([type, answer.statusCode, answer.json()]).toEqual([
        type,
        415,
        { message: 'Unsupported content type' },
      ])
    }
  }
  expect(await stateOf(settings)).toEqual(before)
})

test('S21: JSON may name its charset', async () => {
  const { post } = await aServer()
  for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"']) {
    const answer = await post(adminLogin.url, JSON.stringify(administrator), type)
    expect(answer.statusCode).toBe(200)
  }
})

test('S35: a field that isn’t text is rejected by name', async () => {
  const settings = await aServer()
  const before = await stateOf(settings)
  for (const [url, body] of Object.entries(jsonRoutes)) {
    for (const field of Object.keys(body)) {
      for (const value of [1, true, null, ['x'], { $ne: '' }, 1.5e300]) {
        const answer = await settings.post(url, JSON.stringify({ ...body, [field]: value }))
        expect(answer.statusCode).toBe(400)
        expect(Object.keys(answer.json().errors)).toEqual([field])
      }
    }
  }
  expect(await stateOf(settings)).toEqual(before)
})

const polluting = [
  '{"__proto__":{"isVerified":true}}',
  '{"constructor":{"prototype":{"isVerified":true}}}',
  '{"email":{"__proto__":{"isVerified":true}},"password":"x"}',
  '{"a":{"constructor":{"prototype":{"isVerified":true}}}}',
  '{"\\u005f_proto__":{"isVerified":true}}',
]
const notUnderstood = [
  '',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":',
  '{"password":"x"}}',
  "{'password':'x'}",
  '['.repeat(30_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"password":"a","password":"${administrator.password}"}`,
  `{"email":"a","password":"a","x":{"y":1,"y":2}}`,
  '{"password":"a","\\u0070assword":"b"}',
  `{"${'x'.repeat(4_001)}":1}`,
  `{"a":[{"${'x'.repeat(60_000)}":1}]}`,
]

test.each(urls)('S36, S37: %s rejects anything but a plain JSON object', async (url) => {
  const settings = await aServer()
  const before = await stateOf(settings)
  for (const payload of [...polluting, ...notUnderstood]) {
    const cost = await processorMilliseconds(async () => {
      const answer = await settings.post(url, payload)
      expect([payload.slice(0, 60), answer.statusCode, answer.json()]).toEqual([
        payload.slice(0, 60),
        400,
        invalid,
      ])
    })
    expect(cost).toBeLessThan(300)
  }
  expect(({} as Record<string, unknown>).isVerified).toBeUndefined()
  expect(await stateOf(settings)).toEqual(before)
})

test('S37: deep, wide and long bodies cost little', async () => {
  const { post } = await aServer()
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
  const wide = `{${Array.from({ length: 6_000 }, (_, at) => `"k${at}":1`).join()}}`
  const spaces = `{"a":"x"${' '.repeat(60_000)}}`
  for (const payload of [deep, wide, spaces]) {
    const cost = await processorMilliseconds(async () => {
      expect((await post(adminLogin.url, payload)).statusCode).toBe(400)
    })
    expect(cost).toBeLessThan(300)
  }
  for (const payload of ['['.repeat(100_000), '{"a":'.repeat(50_000)])
    expect((await post(adminLogin.url, payload)).statusCode).toBe(413)
})

test('S37: JSON too deep for the stack, or too wide for any entry, is rejected even where any data is allowed', async () => {
  const settings = await aServer()
  const { _id } = await settings.db
    .selectFrom('contentItems')
    .select('_id')
    .executeTakeFirstOrThrow()
  const cookie = await adminCookie(settings.app)
  for (const name of [
    `${'['.repeat(20_000)}1${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `[${'{},'.repeat(60_000)}1]`,
  ]) {
    const answer = await settings.app.inject({
      method: saveContent.method,
      url: saveContent.url.replace(':_id', _id),
      headers: { cookie, 'content-type': 'application/json' },
      payload: `{"version":1,"data":{"name":${name}}}`,
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
  }
})

test('S37: an email whose text looks like a key is not a duplicate key', async () => {
  const { post } = await aServer()

  const answer = await post(adminLogin.url, '{"email":"a\\":\\"b","password":"\\\\"}')

  expect(answer.statusCode).toBe(401)
})

test('S65: JSON of 65,536 bytes is accepted, and one more byte is too large', async () => {
  const { post } = await aServer()
  const ofLength = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

  expect((await post(adminLogin.url, ofLength(65_536))).statusCode).toBe(400)
  const answer = await post(adminLogin.url, ofLength(65_537))
  expect([answer.statusCode, answer.json()]).toEqual([413, { message: 'Request is too large' }])
})
