import { resendCooldownSeconds, resendTooEarly } from 'contract/accounts/sign-up'
import { daySeconds, hourSeconds, minuteSeconds } from 'contract/platform/durations'
import { keyOfTrusted, type TrustedNetwork } from '../../platform/access/trusted-networks.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { mailboxOf } from '../../platform/email-key.ts'
import { tooManyAttempts } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'

const requestsOfNetwork: Limit = { count: 300, seconds: 15 * minuteSeconds }
const wrongLogins: Limit = { count: 10, seconds: 15 * minuteSeconds }
const wrongLoginsOfDay: Limit = { count: 100, seconds: daySeconds }

const ofNetwork = (network: string): [string, Limit] => [`auth:${network}`, requestsOfNetwork]

export const countStudentAttempt = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network))

export type LoginAttempt = { emailKey: string; network: string; known: TrustedNetwork | undefined }

/** A known browser belongs to one person; a network may have others. */
const requestsOf = ({ emailKey, network, known }: LoginAttempt): [string, Limit] =>
  known?.kind === 'browser' ? [`auth-known:${emailKey}`, requestsOfNetwork] : ofNetwork(network)

export const countRequest = (attempts: Attempts, attempt: LoginAttempt) =>
  attempts.take(requestsOf(attempt))

/** Attempts from elsewhere don't count where the account has signed in before. */
const loginKey = ({ emailKey, network, known }: LoginAttempt) =>
  `login:${emailKey}:${known?.kind === 'browser' ? keyOfTrusted(known) : network}`
const dayKey = ({ emailKey, known }: Pick<LoginAttempt, 'emailKey' | 'known'>) =>
  known ? `login-day:${emailKey}:${keyOfTrusted(known)}` : `login-day:${emailKey}`

/** Also counts for the network. Counts before the password check, so that parallel attempts all count. Rejects with 429. */
export const countLogin = (attempts: Attempts, attempt: LoginAttempt) =>
  attempts.take(
    requestsOf(attempt),
    [loginKey(attempt), wrongLogins],
    [dayKey(attempt), wrongLoginsOfDay],
  )

/** A check that failed to run doesn't count. */
export const compareCounted = <Result>(
  attempts: Attempts,
  attempt: LoginAttempt,
  compare: () => Promise<Result>,
) => attempts.orGiveBack([loginKey(attempt), dayKey(attempt)], compare)

export async function forgetLogin(attempts: Attempts, trx: Trx, attempt: LoginAttempt) {
  await attempts.forget(loginKey(attempt), trx)
  await attempts.giveBack(dayKey(attempt), trx)
}

const signUpsOfNetwork: Limit = { count: 60, seconds: hourSeconds }
const signUpsOfMailbox: Limit = { count: 5, seconds: hourSeconds }
const signUpsOfMailboxADay: Limit = { count: 10, seconds: daySeconds }

export const countSignUp = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network), [`sign-up:${network}`, signUpsOfNetwork])

/** The mailbox may belong to a stranger; `+` aliases count as one. Applies even with rate limits off. Rejects with 429. */
export async function countSignUpOfMailbox(attempts: Attempts, emailKey: string): Promise<void> {
  const mailbox = mailboxOf(emailKey)
  const seconds =
    (await attempts.wait(`sign-up:${mailbox}`, signUpsOfMailbox)) ||
    (await attempts.wait(`sign-up-day:${mailbox}`, signUpsOfMailboxADay))
  if (seconds > 0) throw tooManyAttempts(seconds)
}

const codesOfMailbox: Limit = { count: 1, seconds: resendCooldownSeconds }

/**
 * Between two emails with a code that somebody requests for a mailbox; `+` aliases count as one. If the work fails, no email
 * is sent, so it doesn't count. Applies even with rate limits off. Rejects with 429.
 */
export async function withCodeCooldown<Result>(
  attempts: Attempts,
  emailKey: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `otp-resend:${mailboxOf(emailKey)}`
  const seconds = await attempts.wait(key, codesOfMailbox)
  if (seconds > 0) throw tooManyAttempts(seconds, resendTooEarly(seconds))
  return attempts.orGiveBack([key], work)
}

const photosOfStudent: Limit = { count: 10, seconds: hourSeconds }
const photosOfNetwork: Limit = { count: 60, seconds: hourSeconds }

/** Decoding pictures is a student's most expensive request. */
export const countPhoto = (attempts: Attempts, emailKey: string, network: string) =>
  attempts.take([`photo:${network}`, photosOfNetwork], [`photo:${emailKey}`, photosOfStudent])

const forgotsOfAccount: Limit = { count: 3, seconds: hourSeconds }
const forgotsOfNetwork: Limit = { count: 20, seconds: hourSeconds }

export const countForgotOfNetwork = (attempts: Attempts, attempt: LoginAttempt) => {
  const { network, known } = attempt
  const own: [string, Limit] = [`forgot-network:${network}`, forgotsOfNetwork]
  return attempts.take(requestsOf(attempt), ...(known?.kind === 'browser' ? [] : [own]))
}

/** Strangers share a limit per account and don't affect networks where it has signed in before. */
export const countForgot = (attempts: Attempts, { emailKey, known }: LoginAttempt) =>
  attempts.take([
    known ? `forgot:${emailKey}:${keyOfTrusted(known)}` : `forgot:${mailboxOf(emailKey)}`,
    forgotsOfAccount,
  ])

/** Verified mailbox: other people's wrong passwords no longer count. */
export const forgetLoginsOfDay = (attempts: Attempts, emailKey: string) =>
  attempts.forget(dayKey({ emailKey, known: undefined }))
