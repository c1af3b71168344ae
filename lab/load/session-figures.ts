import {
  adminSessionLifetime,
  createAdminSessionFinder,
} from 'server/src/accounts/staff-login/session-rows.ts'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'
import { createSessionStore } from 'server/src/platform/http/session-store.ts'
import { hashToken } from 'server/src/platform/tokens.ts'
import { aStaffAccount, staffCookie } from 'server/test/a-staff-account.ts'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'

const accounts = 50
const warmUps = 500
const rounds = 5_000
const now = () => new Date()

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/**
 * The query at the start of every panel call, which finds the session and whether a second factor is due, next to one
 * that only finds the session. In turn, so that other work on the machine affects both alike.
 */
export async function sessionFigures(
  dataDir: string,
  report: (text: string) => void,
): Promise<Figure[]> {
  report('The session check of the panel')
  const { db, engine, close } = openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(db, engine)
  const cookies: string[] = []
  for (let made = 0; made < accounts; made++)
    cookies.push(await staffCookie(db, await aStaffAccount(db)))
  const tokenHash = hashToken(cookies[0]?.replace(/^.*=/, '') ?? '')
  const store = createSessionStore({ db, engine, now }, 'adminSessions', adminSessionLifetime)
  const find = createAdminSessionFinder({ db, now, isDeployed: true }, store)
  const check = () => find(tokenHash, '127.0.0.1')
  const checkAlone = () => {
    const { begun, seen } = store.limits()
    return db
      .selectFrom('adminSessions')
      .innerJoin('admins', 'admins._id', 'adminSessions.adminId')
      .select(['admins._id', 'tokenHash', 'email', 'name', 'passwordHash', 'lastSeenAt'])
      .select(['role', 'departments', 'mayPublish', 'memberId'])
      .where('tokenHash', '=', tokenHash)
      .where('disabledAt', 'is', null)
      .where('adminSessions.createdAt', '>', begun)
      .where('lastSeenAt', '>', seen)
      .executeTakeFirst()
  }
  if (!(await check())) throw new Error('The session is not found')
  const times: { now: number[]; before: number[] } = { now: [], before: [] }
  for (let round = -warmUps; round < rounds; round++) {
    const [alone, full] = [await timeOf(checkAlone), await timeOf(check)]
    if (round < 0) continue
    times.before.push(alone)
    times.now.push(full)
  }
  await close()
  const milliseconds = (value: number) => Math.round(value * 1000) / 1000
  return [
    {
      name: 'session check of the panel',
      value: milliseconds(median(times.now)),
      unit: 'ms',
      atMost: 1,
    },
    {
      name: 'session check, extra time with second factors',
      value: milliseconds(median(times.now) - median(times.before)),
      unit: 'ms',
      atMost: 0,
    },
  ]
}
