import {
  type AdminLoginForm,
  adminLoginRequired,
  incorrectPassword,
  invalidLogin,
} from 'contract/admin'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import type { Attempts, Limit } from '../http/attempts.ts'
import { isPassword } from '../passwords.ts'
import type { AdminSession, AdminSessions, ProvenAdmin } from './sessions.ts'
import { noteStepUp } from './step-up.ts'

const wrongLogins: Limit = { count: 5, seconds: 15 * 60 }
const requestsOfNetwork: Limit = { count: 300, seconds: 15 * 60 }
/** Wrong passwords in one window that end the session. */
const wrongStepUps = wrongLogins.count

const loginKey = (email: string, network: string) => `admin-login:${email.toLowerCase()}:${network}`

/** Finds the administrator whose password this is. Rejects with 401, or with 429 after too many tries. */
export async function checkLogin(
  { db, attempts }: { db: Db; attempts: Attempts },
  { email, password }: AdminLoginForm,
  network: string,
): Promise<ProvenAdmin> {
  const key = loginKey(email.trim(), network)
  await attempts.take([`auth:${network}`, requestsOfNetwork], [key, wrongLogins])
  const admin = await db
    .selectFrom('admins')
    .select(['_id', 'passwordHash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!(await isPassword(admin?.passwordHash, password)) || !admin) throw unauthorized(invalidLogin)
  await attempts.forget(key)
  return { adminId: admin._id, passwordHash: admin.passwordHash }
}

/**
 * Checks the password of who is signed in. A right one allows this session one deletion that asks for it; a wrong one
 * takes that back and counts as a wrong login; too many end the session. Rejects with 429 like a login.
 */
export async function verifyPassword(
  {
    db,
    attempts,
    sessions,
    now,
  }: { db: Db; attempts: Attempts; sessions: AdminSessions; now: () => Date },
  { tokenHash, email, passwordHash }: AdminSession,
  password: string,
  network: string,
): Promise<{ success: boolean; message?: string }> {
  const stepUpKey = `admin-step-up:${tokenHash}`
  await attempts.take([`auth:${network}`, requestsOfNetwork])
  // Counted before the password is looked at, so that racing guesses are not more than the limit.
  const tries = await attempts.count(stepUpKey, wrongLogins)
  if (tries > wrongStepUps) throw unauthorized(adminLoginRequired)
  const success = await isPassword(passwordHash, password)
  await noteStepUp(db, tokenHash, success, now())
  if (success) {
    await attempts.forget(stepUpKey)
    return { success }
  }
  await attempts.count(loginKey(email, network), wrongLogins)
  if (tries === wrongStepUps) await sessions.end(tokenHash)
  return { success, message: incorrectPassword }
}
