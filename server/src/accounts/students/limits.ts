import { daySeconds, hourSeconds, minuteSeconds } from 'contract/platform/durations'
import type { Transaction } from 'kysely'
import type { KnownPlace } from '../../platform/access/known-places.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import { tooManyAttempts } from '../../platform/http/errors.ts'
import { mailboxOf } from '../../platform/mail/email-key.ts'

const requestsOfNetwork: Limit = { count: 300, seconds: 15 * minuteSeconds }
const wrongLogins: Limit = { count: 10, seconds: 15 * minuteSeconds }
const wrongLoginsOfDay: Limit = { count: 100, seconds: daySeconds }

const ofNetwork = (network: string): [string, Limit] => [`auth:${network}`, requestsOfNetwork]

/** Counts a request to anything that signs in, for the whole network. Rejects with 429. */
export const takeOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network))

/** Who tries: an account, and from where. */
export type Trier = { emailKey: string; network: string; known: KnownPlace | undefined }

const nameOf = ({ kind, name }: KnownPlace) => `${kind}:${name}`
/** In known browsers nobody else is counted; a network has others in it. */
const requestsOf = ({ emailKey, network, known }: Trier): [string, Limit] =>
  known?.kind === 'browser' ? [`auth-known:${emailKey}`, requestsOfNetwork] : ofNetwork(network)

/** Counts a request of who is known by now, for the network unless the browser is known. Rejects with 429. */
export const takeRequest = (attempts: Attempts, trier: Trier) => attempts.take(requestsOf(trier))

/** Whatever others have tried on an account elsewhere does not count where it has signed in before. */
const loginKey = ({ emailKey, network, known }: Trier) =>
  `login:${emailKey}:${known?.kind === 'browser' ? nameOf(known) : network}`
const dayKey = ({ emailKey, known }: Pick<Trier, 'emailKey' | 'known'>) =>
  known ? `login-day:${emailKey}:${nameOf(known)}` : `login-day:${emailKey}`

/**
 * Counts a try of a password, which is a request of its network, too, before the password is looked at, so that racing
 * tries are all counted. Rejects with 429.
 */
export const takeLogin = (attempts: Attempts, trier: Trier) =>
  attempts.take(
    requestsOf(trier),
    [loginKey(trier), wrongLogins],
    [dayKey(trier), wrongLoginsOfDay],
  )

/** Compares a password whose try was counted; what could not be compared counts as no try. */
export const compareCounted = <Result>(
  attempts: Attempts,
  trier: Trier,
  compare: () => Promise<Result>,
) => attempts.orGiveBack([loginKey(trier), dayKey(trier)], compare)

/** The password was right: it counts as no wrong try. */
export async function forgetLogin(attempts: Attempts, trx: Transaction<Database>, trier: Trier) {
  await attempts.forget(loginKey(trier), trx)
  await attempts.giveBack(dayKey(trier), trx)
}

const signUpsOfNetwork: Limit = { count: 60, seconds: hourSeconds }
const signUpsOfMailbox: Limit = { count: 5, seconds: hourSeconds }
const signUpsOfMailboxADay: Limit = { count: 10, seconds: daySeconds }

export const takeSignUp = (attempts: Attempts, network: string) =>
  attempts.take(ofNetwork(network), [`sign-up:${network}`, signUpsOfNetwork])

/**
 * Each sends a mail to a mailbox that may be a stranger's, whatever stands behind a `+`; and an account that is deleted can be
 * made again. Holds whatever the settings say. Rejects with 429.
 */
export async function takeSignUpOfMailbox(attempts: Attempts, emailKey: string): Promise<void> {
  const mailbox = mailboxOf(emailKey)
  const seconds =
    (await attempts.wait(`sign-up:${mailbox}`, signUpsOfMailbox)) ||
    (await attempts.wait(`sign-up-day:${mailbox}`, signUpsOfMailboxADay))
  if (seconds > 0) throw tooManyAttempts(seconds)
}

const photosOfStudent: Limit = { count: 10, seconds: hourSeconds }
const photosOfNetwork: Limit = { count: 60, seconds: hourSeconds }

/** Reading a picture is the dearest thing that a student can ask for. */
export const takePhoto = (attempts: Attempts, emailKey: string, network: string) =>
  attempts.take([`photo:${network}`, photosOfNetwork], [`photo:${emailKey}`, photosOfStudent])

const forgotsOfAccount: Limit = { count: 3, seconds: hourSeconds }
const forgotsOfNetwork: Limit = { count: 20, seconds: hourSeconds }

/** Counts a request for a letter. Rejects with 429. */
export const takeForgotOfNetwork = (attempts: Attempts, trier: Trier) => {
  const { network, known } = trier
  const own: [string, Limit] = [`forgot-network:${network}`, forgotsOfNetwork]
  return attempts.take(requestsOf(trier), ...(known?.kind === 'browser' ? [] : [own]))
}

/** Counts a letter: strangers share those of an account, and leave alone those of where it has signed in before. */
export const takeForgot = (attempts: Attempts, { emailKey, known }: Trier) =>
  attempts.take([
    known ? `forgot:${emailKey}:${nameOf(known)}` : `forgot:${mailboxOf(emailKey)}`,
    forgotsOfAccount,
  ])

/** Who has proven the mailbox need not wait for wrong passwords of others. */
export const forgetLoginsOfDay = (attempts: Attempts, emailKey: string) =>
  attempts.forget(dayKey({ emailKey, known: undefined }))
