import {
  addPasskey,
  confirmAccount,
  requestNewPasskey,
  requestPasskeyLogin,
  studentPasskeyLogin,
} from 'contract/accounts/account-passkeys'
import type { CreationOptions, RequestOptions, UsedPasskeyForm } from 'contract/accounts/passkeys'
import type { FastifyInstance } from 'fastify'
import { studentPassword } from 'testing/a-student.ts'
import type { aPasskey } from './a-passkey.ts'

/** Confirms who is signed in by the password, for one act. */
export const confirm = (app: FastifyInstance, cookie: string, password = studentPassword) =>
  app.inject({
    method: 'POST',
    url: confirmAccount.url,
    headers: { cookie },
    payload: { password },
  })

/** What a browser is asked that is to make a passkey for the student with this cookie. */
export async function askNew(app: FastifyInstance, cookie: string): Promise<CreationOptions> {
  await confirm(app, cookie)
  const { method, url } = requestNewPasskey
  const answer = await app.inject({ method, url, headers: { cookie } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Adds a passkey to the student who is signed in with this cookie. Gives the answer. */
export async function addTo(
  app: FastifyInstance,
  cookie: string,
  passkey: ReturnType<typeof aPasskey>,
  name?: string,
) {
  const payload = passkey.create(await askNew(app, cookie), name)
  return app.inject({ method: 'POST', url: addPasskey.url, headers: { cookie }, payload })
}

/** What a browser is asked that wants to sign in by passkey, and the cookie that names it. */
export async function askLogin(app: FastifyInstance, cookie = '') {
  const answer = await app.inject({ url: requestPasskeyLogin.url, headers: { cookie } })
  const [given] = answer.cookies
  const options: RequestOptions = answer.json()
  return { options, cookie: given ? `${given.name}=${given.value}` : cookie }
}

/** Answer of a login with what a passkey has signed. */
export const loginByPasskey = (app: FastifyInstance, payload: UsedPasskeyForm, cookie: string) =>
  app.inject({ method: 'POST', url: studentPasskeyLogin.url, payload, headers: { cookie } })
