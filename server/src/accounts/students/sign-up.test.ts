import { getCurrentUser } from 'contract/accounts/account'
import { parseUploadedPicture } from 'contract/platform/pictures'
import { studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aSignUpServer } from '../../../test/a-sign-up-server.ts'
import { forAllTests } from '../../../test/for-all-tests.ts'
import { filePart } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { loginWith, mailedCodes, signUpParts } from '../../../test/student-calls.ts'
import { pictureFileNames } from '../../platform/storage/picture-names.ts'

/** Rejected before it counts as an attempt. */
const refusing = forAllTests(aSignUpServer)

const taken = { message: 'user already exists with this email' }

test('S01: a sign-up creates one student, signs in, stores the photo and emails one code', async () => {
  const settings = await aSignUpServer()

  const answer = await settings.signUp()

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { message: 'User registered successfully' },
  ])
  expect(answer.headers['set-cookie']).toMatch(/^__Host-sid=[\w-]{43}; .*Secure; SameSite=Lax$/)
  const cookie = `__Host-sid=${answer.cookies[0]?.value}`
  const user = (await settings.app.inject({ url: getCurrentUser.url, headers: { cookie } })).json()
  expect(user).toEqual({
    _id: expect.any(String),
    name: 'Asha Verma',
    email: 'Asha@College.test',
    mobileNumber: '+91 98000 00000',
    profilePhoto: expect.stringMatching(/^\/uploads\//),
    isVerified: false,
  })
  expect(parseUploadedPicture(user.profilePhoto)).toBeDefined()
  const [student, ...others] = await settings.db.selectFrom('students').selectAll().execute()
  expect(student?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(others).toEqual([])
  expect(await settings.db.selectFrom('studentSessions').selectAll().execute()).toHaveLength(1)
  expect(await mailedCodes(settings.db)).toHaveLength(1)
  expect(await filesBelow(settings.uploads)).toEqual(pictureFileNames(user.profilePhoto).sort())
})

test('S02: the same address in another spelling is taken, and nothing of the second sign-up is stored', async () => {
  const settings = await aSignUpServer()
  await settings.signUp({ email: 'Stud@X.edu' })
  const before = await stateOf(settings)

  const answer = await settings.signUp({ email: ' stud@x.EDU ', password: 'green-Kettle8' })

  expect([answer.statusCode, answer.json()]).toEqual([409, taken])
  expect({ ...(await stateOf(settings)), attempts: [] }).toEqual({ ...before, attempts: [] })
  const statusOf = async (password: string) =>
    (await loginWith(settings.app, { email: 'stud@x.edu', password })).statusCode
  expect([await statusOf(studentPassword), await statusOf('green-Kettle8')]).toEqual([200, 401])
})

test.each([100, 128])('S04: all %i characters of a password count', async (length) => {
  const settings = await aSignUpServer()
  const email = 'long@college.test'
  const password = 'blue-Kettle7 '.repeat(10).slice(0, length)
  expect((await settings.signUp({ email, password })).statusCode).toBe(201)
  const cut = `${password.slice(0, 72)}${'x'.repeat(length - 72)}`

  expect((await loginWith(settings.app, { email, password: cut })).statusCode).toBe(401)
  expect((await loginWith(settings.app, { email, password })).statusCode).toBe(200)
})

test('S05: a password is used as typed, with its spaces and case', async () => {
  const settings = await aSignUpServer()
  const email = 'spaces@college.test'
  await settings.signUp({ email, password: ' secret9x ' })
  const statusOf = async (password: string) =>
    (await loginWith(settings.app, { email, password })).statusCode

  expect(await statusOf('secret9x')).toBe(401)
  expect(await statusOf(' Secret9x ')).toBe(401)
  expect(await statusOf(' secret9x ')).toBe(200)
})

const generally = 'enter a strong password'
const common = 'This is one of the most common passwords'
test.each([
  ['abc12', generally],
  ['123456', common],
  ['password', common],
  ['Qwerty', common],
  ['asha.verma', 'This is the first part of your email address'],
  ['asha.verma@college.test', 'This is your email address'],
  ['College2026', 'This is the college’s name'],
  ['aranya1995', 'This is the college’s name'],
  ['x'.repeat(129), generally],
  [' '.repeat(8), generally],
  ['blue\0Kettle7', generally],
])('S04, S06: %s is not a strong password, and the message at its field says why', async (password, reason) => {
  const settings = await aSignUpServer()
  const before = await stateOf(settings)

  const answer = await settings.signUp({ email: 'asha.verma@college.test', password })

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message: generally, errors: { password: reason } },
  ])
  expect({ ...(await stateOf(settings)), attempts: [] }).toEqual({ ...before, attempts: [] })
})

test('S29: what only the server decides is ignored in the form', async () => {
  const settings = await aSignUpServer()
  const extra = {
    isVerified: 'true',
    role: 'admin',
    emailVerified: 'true',
    verifiedAt: '2020-01-01T00:00:00.000Z',
    _id: '00000000-0000-7000-8000-000000000000',
    passwordHash: 'x',
    createdAt: '2020-01-01T00:00:00.000Z',
  }

  expect((await settings.signUp(extra)).statusCode).toBe(201)

  const student = await settings.db.selectFrom('students').selectAll().executeTakeFirstOrThrow()
  expect(student).toMatchObject({ verifiedAt: null, epoch: 0 })
  expect(student._id).not.toBe(extra._id)
  expect(student.createdAt > '2020-01-02').toBe(true)
})

const email = 'enter a valid email'
test.each<[string, string | undefined, string]>([
  ['fullName', undefined, 'Full name is required'],
  ['fullName', '   ', 'Full name is required'],
  ['fullName', 'A\r\nBcc: x@evil.example', 'Full name must be a single line'],
  ['email', undefined, email],
  ['email', '', email],
  ['email', 'asha', email],
  ['email', 'asha verma@college.test', email],
  ['email', 'a@college.test,b@college.test', email],
  ['email', 'a@college.test\r\nCc: b@college.test', email],
  ['email', `${'a'.repeat(242)}@college.test`, email],
  ['password', undefined, 'enter a strong password'],
  ['password', '', 'enter a strong password'],
  ['mobileNumber', undefined, 'Mobile number is required'],
  ['mobileNumber', ' ', 'Mobile number is required'],
  ['mobileNumber', 'abc', 'Please enter a valid mobile number'],
  ['mobileNumber', '9'.repeat(30), 'Mobile number must be at most 20 characters long'],
])('S34, S64: %s %j is rejected by name', async (field, value, message) => {
  const settings = await refusing()
  const before = await stateOf(settings)

  const answer = await settings.signUp({ [field]: value })

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message, errors: { [field]: message } },
  ])
  expect(await stateOf(settings)).toEqual(before)
})

test('S34: a sign-up without a photo, or with an empty one, is rejected by name', async () => {
  const settings = await refusing()
  const before = await stateOf(settings)
  for (const parts of [signUpParts(), [...signUpParts(), filePart('profilePhoto', '')]]) {
    const answer = await settings.send(parts)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { profilePhoto: 'Profile photo is required' },
    ])
  }
  const all = await settings.send([])
  expect(Object.keys(all.json().errors).sort()).toEqual([
    'email',
    'fullName',
    'mobileNumber',
    'password',
    'profilePhoto',
  ])
  expect(await stateOf(settings)).toEqual(before)
})

test.each([
  ['letters', 'x'],
  ['emoji', '🙂'],
])('S38: a name of a hundred %s is stored unchanged, and one more is rejected', async (_, template) => {
  const settings = await aSignUpServer()

  expect((await settings.signUp({ fullName: template.repeat(101) })).statusCode).toBe(400)
  expect((await settings.signUp({ fullName: template.repeat(100) })).statusCode).toBe(201)

  const { name } = await settings.db.selectFrom('students').select('name').executeTakeFirstOrThrow()
  expect(name).toBe(template.repeat(100))
})

test.each([
  "' OR 1=1 --",
  '"; DROP TABLE students; --',
  '$$',
  '\\',
  "%' AND pg_sleep(5)--",
  '{{7*7}}',
  '${7*7}',
  '<img src=x onerror=alert(1)>',
])('S62, S63: %s is a name like any other', async (fullName) => {
  const settings = await aSignUpServer()
  const { statusCode, cookies } = await settings.signUp({ fullName })
  expect(statusCode).toBe(201)

  const headers = { cookie: `__Host-sid=${cookies[0]?.value}` }
  const user = await settings.app.inject({ url: getCurrentUser.url, headers })

  expect(user.json().name).toBe(fullName)
  const { html } = await settings.db.selectFrom('mails').select('html').executeTakeFirstOrThrow()
  expect(html).not.toContain('<img src=x')
})
