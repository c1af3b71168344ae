import type { AdminSessionTable } from '../src/platform/db/staff-tables.ts'
import type { StudentSessionTable } from '../src/platform/db/student-tables.ts'
import { hashToken } from '../src/platform/tokens.ts'
import type { fillGuarded } from './fill-guarded.ts'
import type { Sent } from './guarded/guarded.ts'
import { dryRuns, guardedWrites, idIn, ofProven } from './guarded-requests.ts'
import { recordWrites } from './record-requests.ts'
import type { testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Whose cookies are sent; calls of students that need a proven address are sent with those of another one. */
type Told = Pick<Awaited<ReturnType<typeof fillGuarded>>, 'ids' | 'cookies'> & { proven?: string }

/** How to send the writes in the name of those whom `fillGuarded` told of, and how to end their sessions. */
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
    /** Ends the sessions that `send` uses, and no others. */
    async logOut() {
      const admins = db.deleteFrom('adminSessions').where('tokenHash', 'in', tokenHashes)
      const students = db.deleteFrom('studentSessions').where('tokenHash', 'in', tokenHashes)
      ended = {
        admins: await admins.returningAll().execute(),
        students: await students.returningAll().execute(),
      }
    },
    /** Brings them back as they were. */
    async logInAgain() {
      await db.insertInto('adminSessions').values(ended.admins).execute()
      await db.insertInto('studentSessions').values(ended.students).execute()
    },
    /** Sends it with both cookies: each guard reads its own. `more` comes along, and is all that is sent of other routes. */
    async send(route: string, more: Sent = {}) {
      const [method = '', path = ''] = route.split(' ')
      const record = recordWrites.find((write) => write.route === route)
      const url = Object.entries(idIn)
        .reduce(
          (address, [place, key]) => address.replace(place, place.replace(/:\w+/, ids[key])),
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
