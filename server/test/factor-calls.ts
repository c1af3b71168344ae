import { adminLogin, verifyPassword } from 'contract/accounts/admin'
import * as calls from 'contract/accounts/admin-factors'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { generateSync } from 'otplib'
import { administrator } from 'testing/administrator.ts'
import type { aPasskey } from './a-passkey.ts'

type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }

/** The response's cookies as a request header, added to those sent. */
export const cookiesOf = ({ cookies }: LightMyRequestResponse, before = '') =>
  [before, ...cookies.map(({ name, value }) => `${name}=${value}`)].filter(Boolean).join('; ')

export const callsOf =
  (app: FastifyInstance, cookie: string) =>
  ({ method, url }: Endpoint, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })

/** The step-up. */
export const stepUp = (app: FastifyInstance, cookie: string, password = administrator.password) =>
  callsOf(app, cookie)(verifyPassword, { password })

export const enterPassword = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: adminLogin.url, payload: administrator })

/** Sets up an authenticator app. Returns its code at a given time, and the recovery codes. */
export async function setUpApp(app: FastifyInstance, cookie: string, now: () => Date) {
  const call = callsOf(app, cookie)
  await stepUp(app, cookie)
  const { secret } = (await call(calls.beginApp)).json()
  const codeAt = (secondsLater = 0) =>
    generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) + secondsLater })
  const confirmed = await call(calls.confirmApp, { code: codeAt() })
  const codes: string[] = confirmed.json().codes ?? []
  return { codeAt, codes, confirmed, secret }
}

/** Adds a passkey to the signed-in account, the administrator's by default. */
export async function addAdminPasskey(
  app: FastifyInstance,
  cookie: string,
  passkey: ReturnType<typeof aPasskey>,
  password?: string,
) {
  const call = callsOf(app, cookie)
  await stepUp(app, cookie, password)
  const options = await call(calls.requestNewAdminPasskey)
  return call(calls.addAdminPasskey, passkey.create(options.json(), 'Laptop'))
}
