import { getCurrentUser } from 'contract/accounts/account'
import { aStudent } from 'testing/a-student.ts'
import { loginWith, signUpCookie, studentCookie } from './student-calls.ts'
import { testApp } from './test-app.ts'

const email = 'asha@college.test'

type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }

/** A signed-in student with a photo, and another student who must not be affected. */
export async function aSignedInStudent() {
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
