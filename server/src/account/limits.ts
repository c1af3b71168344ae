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

/** Compares a password whose try was counted; what could not be compared counts as no try. */
export const compareCounted = <Result>(
  attempts: Attempts,
  emailKey: string,
  network: string,
  compare: () => Promise<Result>,
) => attempts.orGiveBack([loginKey(emailKey, network), dayKey(emailKey)], compare)

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
const signUpsOfAddress: Limit = { count: 5, seconds: hour }

export const takeSignUp = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network), [`sign-up:${network}`, signUpsOfNetwork])

/** Each sends a mail, and an account that is deleted can be made again. */
export const takeSignUpOfAddress = (attempts: Attempts, emailKey: string) =>
  attempts.take([`sign-up:${emailKey}`, signUpsOfAddress])

const photosOfStudent: Limit = { count: 10, seconds: hour }
const photosOfNetwork: Limit = { count: 60, seconds: hour }

/** Reading a picture is the dearest thing that a student can ask for. */
export const takePhoto = (attempts: Attempts, emailKey: string, network: string) =>
  attempts.take([`photo:${network}`, photosOfNetwork], [`photo:${emailKey}`, photosOfStudent])

const forgotsOfAccount: Limit = { count: 3, seconds: hour }
const forgotsOfNetwork: Limit = { count: 20, seconds: hour }

export const takeForgotOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network), [`forgot-network:${network}`, forgotsOfNetwork])
export const takeForgot = (attempts: Attempts, emailKey: string) =>
  attempts.take([`forgot:${emailKey}`, forgotsOfAccount])

/** Who has proven the mailbox need not wait for wrong passwords of others. */
export const forgetLoginsOfDay = (attempts: Attempts, emailKey: string) =>
  attempts.forget(dayKey(emailKey))
