import type { ChildProcess } from 'node:child_process'
import { login } from 'contract/accounts/account'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'
import { hashPassword } from 'server/src/platform/runtime/passwords.ts'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import type { Load, LoadOrder } from '../load-generator.ts'
import { ask } from '../processes.ts'
import type { WebServer } from '../web-server.ts'

export const studentEmails = [0, 1, 2, 3].map((number) => `student-${number}@college.test`)
/** Signs in with a third-party account only. */
export const emailWithoutPassword = 'linked@college.test'
const bodies = studentEmails.map((email) => JSON.stringify({ email, password: studentPassword }))

/** Inserts students into the database of a data folder. */
export async function addStudents(dataDir: string): Promise<void> {
  const { db, engine, close } = openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(db, engine)
  const passwordHash = await hashPassword(studentPassword)
  for (const email of studentEmails) await aStudent(db, { email, passwordHash })
  await aStudent(db, { email: emailWithoutPassword, passwordHash: null })
  await close()
}

/**
 * Returns the session's cookie as a request header. Passwords are hashed in order, so all earlier
 * logins have finished by then.
 */
export async function signIn({ origin }: WebServer): Promise<string> {
  const answer = await fetch(origin + login.url, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: bodies[0] ?? '',
  })
  if (answer.status !== 200) throw new Error(`A login is answered with ${answer.status}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Clients that log in with correct passwords, each again as soon as it has its response. */
export async function sendLogins(
  generator: ChildProcess,
  server: WebServer,
  size: { connections: number; seconds: number },
): Promise<Load> {
  const url = server.origin + login.url
  const order: LoadOrder = { url, headers: {}, bodies, ...size }
  const load = await ask<Load>(generator, order)
  await signIn(server)
  return load
}
