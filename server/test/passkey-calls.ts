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

/** A confirmation by password, for one action. */
export const confirm = (app: FastifyInstance, cookie: string, password = studentPassword) =>
  app.inject({
    method: 'POST',
    url: confirmAccount.url,
    headers: { cookie },
    payload: { password },
  })

/** Options for creating a passkey. */
export async function askNew(app: FastifyInstance, cookie: string): Promise<CreationOptions> {
  await confirm(app, cookie)
  const { method, url } = requestNewPasskey
  const answer = await app.inject({ method, url, headers: { cookie } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export async function addTo(
  app: FastifyInstance,
  cookie: string,
  passkey: ReturnType<typeof aPasskey>,
  name?: string,
) {
  const payload = passkey.create(await askNew(app, cookie), name)
  return app.inject({ method: 'POST', url: addPasskey.url, headers: { cookie }, payload })
}

/** Options for signing in with a passkey, and the challenge cookie. */
export async function askLogin(app: FastifyInstance, cookie = '') {
  const answer = await app.inject({ url: requestPasskeyLogin.url, headers: { cookie } })
  const [given] = answer.cookies
  const options: RequestOptions = answer.json()
  return { options, cookie: given ? `${given.name}=${given.value}` : cookie }
}

export const loginByPasskey = (app: FastifyInstance, payload: UsedPasskeyForm, cookie: string) =>
  app.inject({ method: 'POST', url: studentPasskeyLogin.url, payload, headers: { cookie } })
