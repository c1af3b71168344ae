import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Attempts, Limit } from '../http/attempts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const requestsOfNetwork: Limit = { count: 300, seconds: 15 * minute }
const wrongLogins: Limit = { count: 10, seconds: 15 * minute }
const wrongLoginsOfDay: Limit = { count: 100, seconds: day }

const ofNetwork = (network: string): [string, Limit] => [`auth:${network}`, requestsOfNetwork]

/** Counts a request to anything that signs in, for the whole network. Rejects with 429. */
export const takeOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network))

const loginKey = (emailKey: string, network: string) => `login:${emailKey}:${network}`
const dayKey = (emailKey: string) => `login-day:${emailKey}`

/**
 * Counts a try of a password, which is a request of its network, too, before the password is looked at, so that racing
 * tries are all counted. Rejects with 429.
 */
export const takeLogin = (attempts: Attempts, emailKey: string, network: string) =>
  attempts.take(
    ofNetwork(network),
    [loginKey(emailKey, network), wrongLogins],
    [dayKey(emailKey), wrongLoginsOfDay],
  )

/** The password was right: it counts as no wrong try. */
export async function forgetLogin(
  attempts: Attempts,
  trx: Transaction<Database>,
  emailKey: string,
  network: string,
) {
  await attempts.forget(loginKey(emailKey, network), trx)
  await attempts.giveBack(dayKey(emailKey), trx)
}

const signUpsOfNetwork: Limit = { count: 60, seconds: hour }

export const takeSignUp = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network), [`sign-up:${network}`, signUpsOfNetwork])

const forgotsOfAccount: Limit = { count: 3, seconds: hour }
const forgotsOfNetwork: Limit = { count: 20, seconds: hour }

export const takeForgotOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network), [`forgot-network:${network}`, forgotsOfNetwork])
export const takeForgot = (attempts: Attempts, studentId: string) =>
  attempts.take([`forgot:${studentId}`, forgotsOfAccount])

/** Who has proven the mailbox need not wait for wrong passwords of others. */
export const forgetLoginsOfDay = (attempts: Attempts, emailKey: string) =>
  attempts.forget(dayKey(emailKey))
