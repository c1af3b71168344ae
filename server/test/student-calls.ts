import { login } from 'contract/accounts/account'
import { signUp } from 'contract/accounts/sign-up'
import type { FastifyInstance } from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { studentPassword } from 'testing/a-student.ts'
import type { Db } from '../src/platform/db/open.ts'
import { filePart, partsOf, rawForm } from './raw-form.ts'

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

/** A sign-up that passes, as parts of a form, without the photo. */
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
