import { login } from 'contract/accounts/account'
import { signUp } from 'contract/accounts/sign-up'
import type { FastifyInstance } from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { studentPassword } from 'testing/a-student.ts'
import type { Db } from '../src/platform/db/open.ts'
import { filePart, partsOf, rawForm } from './raw-form.ts'

export const loginWith = (
  app: FastifyInstance,
  payload: object,
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: login.url, payload, headers })

/** Creates a session. Returns the cookie. */
export async function studentCookie(app: FastifyInstance, email: string): Promise<string> {
  const answer = await loginWith(app, { email, password: studentPassword })
  const [cookie] = answer.cookies
  return `${cookie?.name}=${cookie?.value}`
}

/** Valid parts of a form, without the photo. */
export const signUpParts = partsOf({
  fullName: 'Asha Verma',
  email: 'Asha@College.test',
  password: studentPassword,
  mobileNumber: '+91 98000 00000',
})

/** Signs a student up. Returns the cookie. */
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

/** Codes in queued emails, oldest first. */
export async function mailedCodes(db: Db): Promise<string[]> {
  const mails = await db.selectFrom('mails').select('text').orderBy('_id').execute()
  return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])
}
