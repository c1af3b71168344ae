import {
  type AdminLoginForm,
  adminLoginRequired,
  incorrectPassword,
  invalidLogin,
} from 'contract/admin'
import { emailKey } from '../account/email-key.ts'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import type { Attempts, Limit } from '../http/attempts.ts'
import { isPassword } from '../passwords.ts'
import { adminDayKey } from './accounts.ts'
import { isKnownNetwork, noteSession } from './note-session.ts'
import type { AdminSession, AdminSessions, ProvenAdmin } from './sessions.ts'
import { noteStepUp } from './step-up.ts'

const wrongLogins: Limit = { count: 5, seconds: 15 * 60 }
const requestsOfNetwork: Limit = { count: 300, seconds: 15 * 60 }
/** Wrong passwords in one window that end the session. */
const wrongStepUps = wrongLogins.count

const daySeconds = 24 * 60 * 60
const wrongLoginsOfDay: Limit = { count: 100, seconds: daySeconds }

/** Refusals of one email in a day that are noted: what is noted stays for good, and is not for strangers to fill. */
const notedRefusals: Limit = { count: 100, seconds: daySeconds }

type Deps = { db: Db; attempts: Attempts; now: () => Date }
type Refusal = { email: string; network: string; step: 'login' | 'confirmation' }

/** Notes a wrong password. An email of nobody is counted all the same, so that the answer takes the same time. */
async function noteRefusal(
  { db, attempts, now }: Deps,
  { isAdmin, ...refusal }: Refusal & { isAdmin: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const count = await attempts.count(`admin-refused:${refusal.email}`, notedRefusals, trx)
    if (!isAdmin || count > notedRefusals.count) return
    await noteSession(trx, { ...refusal, action: 'refused' }, now())
  })
}

/** Counts a request to anything that signs an administrator in, for the whole network. Rejects with 429. */
export const takeOfNetwork = (attempts: Attempts, network: string) =>
  attempts.take([`auth:${network}`, requestsOfNetwork])

const loginKey = (email: string, network: string) => `admin-login:${email}:${network}`

/**
 * Counts a try for the account, from wherever it comes: networks are cheap. Where this administrator has logged in of late
 * the limit does not hold, so that no stranger shuts the office out. Rejects with 429.
 */
async function takeOfDay(deps: Deps, email: string, network: string) {
  try {
    await deps.attempts.take([adminDayKey(email), wrongLoginsOfDay])
  } catch (error) {
    if (!(await isKnownNetwork(deps, email, network))) throw error
  }
}

/** Finds the administrator whose password this is. Rejects with 401, or with 429 after too many tries. */
export async function checkLogin(
  deps: Deps,
  form: AdminLoginForm,
  network: string,
): Promise<ProvenAdmin> {
  const { db, attempts } = deps
  const email = emailKey(form.email)
  const key = loginKey(email, network)
  await attempts.take([`auth:${network}`, requestsOfNetwork], [key, wrongLogins])
  await takeOfDay(deps, email, network)
  const admin = await db
    .selectFrom('admins')
    .select(['_id', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const isRight = await attempts.orGiveBack([key, adminDayKey(email)], () =>
    isPassword(admin?.passwordHash, form.password),
  )
  if (!isRight || !admin) {
    await noteRefusal(deps, { email, network, step: 'login', isAdmin: admin !== undefined })
    throw unauthorized(invalidLogin)
  }
  await attempts.forget(key)
  await attempts.giveBack(adminDayKey(email))
  return { adminId: admin._id, passwordHash: admin.passwordHash }
}

/**
 * Checks the password of who is signed in. A wrong one counts as a wrong login and takes back what a right one allowed;
 * too many end the session. Rejects with 401 and 429 like a login.
 */
export async function isOwnPassword(
  deps: Deps & { sessions: AdminSessions },
  admin: AdminSession,
  password: string,
  network: string,
): Promise<boolean> {
  const { db, attempts, sessions, now } = deps
  const { tokenHash, email, passwordHash } = admin
  const triesKey = `admin-step-up:${tokenHash}`
  await takeOfNetwork(attempts, network)
  // Counted before the password is looked at, so that racing guesses are not more than the limit.
  const tries = await attempts.count(triesKey, wrongLogins)
  if (tries > wrongStepUps) throw unauthorized(adminLoginRequired)
  const isRight = await attempts.orGiveBack([triesKey], () => isPassword(passwordHash, password))
  if (isRight) {
    await attempts.forget(triesKey)
    return true
  }
  await attempts.count(loginKey(email, network), wrongLogins)
  await noteRefusal(deps, { email, network, step: 'confirmation', isAdmin: true })
  await noteStepUp(db, admin, false, now())
  if (tries === wrongStepUps) await sessions.end(tokenHash)
  return false
}

/** Checks the password of who is signed in. A right one allows this session one deletion that asks for it. */
export async function verifyPassword(
  deps: Deps & { sessions: AdminSessions },
  admin: AdminSession,
  password: string,
  network: string,
): Promise<{ success: boolean; message?: string }> {
  const success = await isOwnPassword(deps, admin, password, network)
  if (!success) return { success, message: incorrectPassword }
  await noteStepUp(deps.db, admin, success, deps.now())
  return { success }
}
