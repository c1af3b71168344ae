import {
  type AdminLoginForm,
  adminLoginRequired,
  incorrectPassword,
  invalidAdminLogin,
} from 'contract/accounts/admin'
import { daySeconds, minuteSeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import {
  type Caller,
  keyOfTrusted,
  type TrustedNetwork,
} from '../../platform/access/trusted-networks.ts'
import { emailKey } from '../../platform/email-key.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import { comparePassword, type HashClient } from '../../platform/runtime/passwords.ts'
import { adminDayKey } from './admin-day-key.ts'
import type { StaffDeps } from './deps.ts'
import { recordSession } from './record-session.ts'
import type { ProvenAdmin } from './session-rows.ts'
import type { AdminSessions } from './sessions.ts'
import { recordStepUp } from './step-up.ts'

const wrongLogins: Limit = { count: 5, seconds: 15 * minuteSeconds }
const requestsOfNetwork: Limit = { count: 300, seconds: 15 * minuteSeconds }
const wrongStepUps = wrongLogins.count

const wrongLoginsOfDay: Limit = { count: 100, seconds: daySeconds }

/** The audit log is permanent, so strangers must not be able to fill it. */
const recordedRejections: Limit = { count: 100, seconds: daySeconds }

type Deps = Pick<StaffDeps, 'db' | 'attempts' | 'trustedNetworks' | 'now'>
type Rejection = { email: string; network: string; step: 'login' | 'second step' | 'confirmation' }

/** Unknown emails are counted as well, so that timing reveals nothing. */
export async function recordRejection(
  { db, attempts, now }: Deps,
  { isAdmin, ...refusal }: Rejection & { isAdmin: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const count = await attempts.count(`admin-refused:${refusal.email}`, recordedRejections, trx)
    if (!isAdmin || count > recordedRejections.count) return
    await recordSession(trx, { ...refusal, action: 'refused' }, now())
  })
}

export const countAdminAttempt = (attempts: Attempts, network: string) =>
  attempts.take([`auth:${network}`, requestsOfNetwork])

/** Strangers elsewhere don't use up the attempts of a known place. */
type LoginAttempt = { email: string; network: string; known: TrustedNetwork | undefined }

const loginKey = ({ email, network, known }: LoginAttempt) =>
  `admin-login:${email}:${known?.kind === 'browser' ? keyOfTrusted(known) : network}`
const dayKey = ({ email, known }: LoginAttempt) =>
  known ? `${adminDayKey(email)}:${keyOfTrusted(known)}` : adminDayKey(email)
/** A known browser belongs to one person; a network may have others. */
const requestsOf = ({ email, network, known }: LoginAttempt): [string, Limit] => [
  known?.kind === 'browser' ? `admin-auth:${email}` : `auth:${network}`,
  requestsOfNetwork,
]

async function attemptOf(
  { trustedNetworks }: Deps,
  email: string,
  caller: Caller,
): Promise<LoginAttempt> {
  const known = await trustedNetworks.look(caller, () =>
    trustedNetworks.find({ kind: 'administrator', id: email }, caller),
  )
  return { email, network: caller.network, known }
}

export const countTry = async (deps: Deps, email: string, caller: Caller): Promise<void> =>
  deps.attempts.take(requestsOf(await attemptOf(deps, email, caller)))

const clientOf = ({ email, network, known }: LoginAttempt): HashClient => ({
  account: `administrator:${email}`,
  network,
  known: known?.kind,
})

export async function checkLogin(
  deps: Deps,
  form: AdminLoginForm,
  caller: Caller,
): Promise<ProvenAdmin & { email: string }> {
  const { db, attempts } = deps
  const email = emailKey(form.email)
  const attempt = await attemptOf(deps, email, caller)
  const key = loginKey(attempt)
  const keyOfDay = dayKey(attempt)
  return comparePassword(clientOf(attempt), async (compare) => {
    // The daily limit covers all networks, since networks are cheap.
    await attempts.take(requestsOf(attempt), [key, wrongLogins], [keyOfDay, wrongLoginsOfDay])
    const admin = await db
      .selectFrom('admins')
      .select(['_id', 'passwordHash', 'disabledAt'])
      .where('email', '=', email)
      .executeTakeFirst()
    const isRight = await attempts.orGiveBack([key, keyOfDay], () =>
      compare(admin?.passwordHash, form.password),
    )
    // A disabled account gets the same message as a wrong password.
    if (!isRight || !admin || admin.disabledAt) {
      const { network } = caller
      await recordRejection(deps, { email, network, step: 'login', isAdmin: admin !== undefined })
      throw unauthorized(invalidAdminLogin)
    }
    await attempts.forget(key)
    await attempts.giveBack(keyOfDay)
    const { _id: adminId, passwordHash } = admin
    return { adminId, email, passwordHash, isByPasswordAlone: true }
  })
}

/** A wrong password counts as a wrong login and revokes an earlier step-up; too many end the session. Rejects with 401 or 429. */
export async function isOwnPassword(
  deps: Deps & { adminSessions: AdminSessions },
  admin: Administrator,
  password: string,
  caller: Caller,
): Promise<boolean> {
  const { db, attempts, adminSessions, now } = deps
  const { tokenHash, email, passwordHash } = admin
  const triesKey = `admin-step-up:${tokenHash}`
  const attempt = await attemptOf(deps, email, caller)
  await attempts.take(requestsOf(attempt))
  // Counted before the check, so that parallel guesses can't exceed the limit.
  const tries = await attempts.count(triesKey, wrongLogins)
  if (tries > wrongStepUps) throw unauthorized(adminLoginRequired)
  const client: HashClient = { ...clientOf(attempt), known: 'browser' }
  const isRight = await attempts.orGiveBack([triesKey], () =>
    comparePassword(client, (compare) => compare(passwordHash, password)),
  )
  if (isRight) {
    await attempts.forget(triesKey)
    return true
  }
  await attempts.count(loginKey(attempt), wrongLogins)
  const { network } = caller
  await recordRejection(deps, { email, network, step: 'confirmation', isAdmin: true })
  await recordStepUp(db, admin, false, now())
  if (tries === wrongStepUps) await adminSessions.end(tokenHash)
  return false
}

/** The right password allows one protected deletion. */
export async function confirmAdminPassword(
  deps: Deps & { adminSessions: AdminSessions },
  admin: Administrator,
  password: string,
  caller: Caller,
): Promise<{ success: boolean; message?: string }> {
  const success = await isOwnPassword(deps, admin, password, caller)
  if (!success) return { success, message: incorrectPassword }
  await recordStepUp(deps.db, admin, success, deps.now())
  return { success }
}
