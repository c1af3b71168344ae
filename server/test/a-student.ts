import { login } from 'contract/account'
import { type SignUpForm, signUp } from 'contract/sign-up'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { emailKey } from '../src/account/email-key.ts'
import type { Db } from '../src/db/open.ts'
import type { Database } from '../src/db/schema.ts'
import { hashPassword } from '../src/passwords.ts'
import { aPicture } from './an-event.ts'
import { filePart, partsOf, rawForm } from './raw-form.ts'

export const studentPassword = 'blue-Kettle7'
let passwordHash: Promise<string> | undefined

/** A verified student as a row, but for what is given. Gives email and id. */
export async function aStudent(db: Db, given: Partial<Database['students']> = {}) {
  passwordHash ??= hashPassword(studentPassword)
  const email = given.email ?? 'Asha@College.test'
  const row = {
    _id: uuidv7(),
    name: 'Asha Verma',
    email,
    emailKey: emailKey(email),
    mobileNumber: '+91 98000 00000',
    profilePhoto: null,
    passwordHash: await passwordHash,
    verifiedAt: new Date().toISOString(),
    epoch: 0,
    disabledAt: null,
    createdAt: new Date().toISOString(),
    ...given,
  }
  await db.insertInto('students').values(row).execute()
  return { studentId: row._id, email }
}

/** Answer of a login with these words and headers. */
export const loginWith = (
  app: FastifyInstance,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: login.url, payload, headers })

/** The session cookie of a new session of the student, as a request header. */
export async function studentCookie(app: FastifyInstance, email: string): Promise<string> {
  const answer = await loginWith(app, { email, password: studentPassword })
  const [cookie] = answer.cookies
  return `${cookie?.name}=${cookie?.value}`
}

/** A sign-up that passes, but for what is given. */
export const aSignUp = async (given: Partial<SignUpForm> = {}): Promise<SignUpForm> => ({
  fullName: 'Asha Verma',
  email: 'Asha@College.test',
  password: studentPassword,
  mobileNumber: '+91 98000 00000',
  profilePhoto: await aPicture(),
  ...given,
})

/** The same as parts of a form, without the photo. */
export const signUpParts = partsOf({
  fullName: 'Asha Verma',
  email: 'Asha@College.test',
  password: studentPassword,
  mobileNumber: '+91 98000 00000',
})

/** Signs a new student up and gives the session's cookie as a request header. */
export async function signUpCookie(
  app: FastifyInstance,
  given: Record<string, string> = {},
): Promise<string> {
  const photo = filePart('profilePhoto', await (await aPicture()).bytes())
  const form = rawForm([...signUpParts(given), photo])
  const answer = await app.inject({ method: 'POST', url: signUp.url, ...form })
  const [cookie] = answer.cookies
  return `${cookie?.name}=${cookie?.value}`
}

/** The codes in the mails that wait, oldest first. */
export async function mailedCodes(db: Db): Promise<string[]> {
  const mails = await db.selectFrom('mails').select('text').orderBy('_id').execute()
  return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])
}
