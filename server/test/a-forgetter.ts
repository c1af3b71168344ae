import { forgetPassword, resetPassword } from 'contract/accounts/password-reset'
import { aStudent } from 'testing/a-student.ts'
import { expect } from 'vitest'
import { mailSink } from './mail-sink.ts'
import { loginWith } from './student-calls.ts'
import { testApp } from './test-app.ts'

const newPassword = 'green-Kettle8'

/** A student on a site with SMTP. */
export async function aForgetter(
  given: Parameters<typeof aStudent>[1] = {},
  more: Record<string, string> = {},
) {
  const { mails, variables, sink } = await mailSink()
  const settings = await testApp({ variables: { ...variables, ...more } })
  const { app, db } = settings
  const student = await aStudent(db, given)
  const forget = async (email: string = student.email, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: forgetPassword.url,
      payload: { email },
      headers,
    })
    return [answer.statusCode, answer.json()]
  }
  const reset = async (token: string, password: string = newPassword) => {
    const url = resetPassword.url.replace(':token', token)
    const answer = await app.inject({ method: 'POST', url, payload: { newPassword: password } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    return [answer.statusCode, answer.json()]
  }
  const link = /https:\/\/college\.test\/reset-password\/([\w-]{43})$/m
  const tokens = () => mails.flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  const statusOf = async (password: string) =>
    (await loginWith(app, { email: student.email, password })).statusCode
  return { ...settings, ...student, mails, sink, forget, reset, tokens, statusOf }
}
