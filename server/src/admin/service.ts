import { type AdminLoginForm, incorrectPassword, invalidLogin } from 'contract/admin'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import type { Attempts, Limit } from '../http/attempts.ts'
import { isPassword } from '../passwords.ts'
import type { AdminSession, AdminSessions } from './sessions.ts'

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
): Promise<{ adminId: string }> {
  const key = loginKey(email.trim(), network)
  await attempts.take(`auth:${network}`, requestsOfNetwork)
  await attempts.take(key, wrongLogins)
  const admin = await db
    .selectFrom('admins')
    .select(['_id', 'passwordHash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!(await isPassword(admin?.passwordHash, password)) || !admin) throw unauthorized(invalidLogin)
  await attempts.forget(key)
  return { adminId: admin._id }
}

/**
 * Checks the password of who is signed in. A right one allows this session one deletion that asks for it; a wrong one
 * takes that back and counts as a wrong login; too many end the session. Rejects with 429 like a login.
 */
export async function verifyPassword(
  { attempts, sessions }: { attempts: Attempts; sessions: AdminSessions },
  { tokenHash, adminId, email, passwordHash }: AdminSession,
  password: string,
  network: string,
): Promise<{ success: boolean; message?: string }> {
  const stepUpKey = `admin-step-up:${adminId}`
  await attempts.take(`auth:${network}`, requestsOfNetwork)
  const success = await isPassword(passwordHash, password)
  await sessions.setVerified(tokenHash, success)
  if (success) {
    await attempts.forget(stepUpKey)
    return { success }
  }
  const wrong = await attempts.count(stepUpKey, wrongLogins)
  await attempts.count(loginKey(email, network), wrongLogins)
  if (wrong >= wrongStepUps) await sessions.end(tokenHash)
  return { success, message: incorrectPassword }
}
