import type { AdminSessionTable } from '../src/platform/db/staff-tables.ts'
import type { StudentSessionTable } from '../src/platform/db/student-tables.ts'
import { hashToken } from '../src/platform/tokens.ts'
import type { fillGuarded } from './fill-guarded.ts'
import type { Sent } from './guarded/guarded.ts'
import { dryRuns, guardedWrites, idIn, ofProven } from './guarded-requests.ts'
import { recordWrites } from './record-requests.ts'
import type { testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Whose cookies are sent; calls that need a verified email use another student. */
type Told = Pick<Awaited<ReturnType<typeof fillGuarded>>, 'ids' | 'cookies'> & { proven?: string }

/** Sends the writes with the sessions from `fillGuarded`, and ends the sessions. */
export function guardedCalls(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { ids, cookies, proven = '' }: Told,
) {
  const tokenHashes = [...cookies, proven].map((cookie) => hashToken(cookie.replace(/^.*=/, '')))
  let ended: { admins: AdminSessionTable[]; students: StudentSessionTable[] } = {
    admins: [],
    students: [],
  }
  return {
    async logOut() {
      const admins = db.deleteFrom('adminSessions').where('tokenHash', 'in', tokenHashes)
      const students = db.deleteFrom('studentSessions').where('tokenHash', 'in', tokenHashes)
      ended = {
        admins: await admins.returningAll().execute(),
        students: await students.returningAll().execute(),
      }
    },
    async logInAgain() {
      await db.insertInto('adminSessions').values(ended.admins).execute()
      await db.insertInto('studentSessions').values(ended.students).execute()
    },
    /** Sends both cookies: each guard reads its own. `more` is added, or sent alone to other routes. */
    async send(route: string, more: Sent = {}) {
      const [method = '', path = ''] = route.split(' ')
      const record = recordWrites.find((write) => write.route === route)
      const url = Object.entries(idIn)
        .reduce(
          (address, [place, key]) =>
            address.replace(place, place.replace(/:\w+(?=[^:]*$)/, ids[key])),
          record?.urlOf(ids.records) ?? path,
        )
        .replace(':subject', 'events')
      const { headers, ...sent } = (await (guardedWrites[route] ?? dryRuns[route])?.(ids)) ?? {}
      const own = ofProven.includes(path) ? [...cookies.slice(0, 1), proven] : cookies
      return app.inject({
        ...sent,
        ...more,
        method: method as 'POST',
        url,
        headers: { ...headers, ...more.headers, cookie: own.join('; ') },
      })
    },
  }
}
