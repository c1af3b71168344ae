import type { Attempts, Limit } from '../http/attempts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const requestsOfNetwork: Limit = { count: 300, seconds: 15 * minute }
const wrongLogins: Limit = { count: 10, seconds: 15 * minute }
const wrongLoginsOfDay: Limit = { count: 100, seconds: day }

/** Counts a request to anything that signs in, for the whole network. Rejects with 429. */
export const takeOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take(`auth:${network}`, requestsOfNetwork)

const loginKey = (emailKey: string, network: string) => `login:${emailKey}:${network}`
const dayKey = (emailKey: string) => `login-day:${emailKey}`

/** Counts a try of a password before it is looked at, so that racing tries are all counted. Rejects with 429. */
export async function takeLogin(attempts: Attempts, emailKey: string, network: string) {
  await attempts.take(loginKey(emailKey, network), wrongLogins)
  await attempts.take(dayKey(emailKey), wrongLoginsOfDay)
}

/** The password was right: it counts as no wrong try. */
export async function forgetLogin(attempts: Attempts, emailKey: string, network: string) {
  await attempts.forget(loginKey(emailKey, network))
  await attempts.giveBack(dayKey(emailKey))
}

const signUpsOfNetwork: Limit = { count: 60, seconds: hour }

export const takeSignUp = (attempts: Attempts, network: string) =>
  attempts.take(`sign-up:${network}`, signUpsOfNetwork)

const forgotsOfAccount: Limit = { count: 3, seconds: hour }
const forgotsOfNetwork: Limit = { count: 20, seconds: hour }

export const takeForgotOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take(`forgot-network:${network}`, forgotsOfNetwork)
export const takeForgot = (attempts: Attempts, studentId: string) =>
  attempts.take(`forgot:${studentId}`, forgotsOfAccount)

/** Who has proven the mailbox need not wait for wrong passwords of others. */
export const forgetLoginsOfDay = (attempts: Attempts, emailKey: string) =>
  attempts.forget(dayKey(emailKey))
