import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Db } from 'server/src/platform/db/open.ts'
import { hashToken, newToken } from 'server/src/platform/tokens.ts'
import { enterWorkshop } from 'server/test/a-workshop.ts'

const rowsAtOnce = 200

export type Student = { studentId: string; email: string; cookie: string }

/** Signed-in students with verified emails. */
export async function addStudents(db: Db, count: number): Promise<Student[]> {
  const now = new Date().toISOString()
  const students = Array.from({ length: count }, (_, at) => ({
    studentId: randomUUID(),
    email: `student-${at}@college.example`,
    token: newToken(),
  }))
  for (let first = 0; first < count; first += rowsAtOnce) {
    const some = students.slice(first, first + rowsAtOnce)
    await db
      .insertInto('students')
      .values(
        some.map(({ studentId, email }) => ({
          _id: studentId,
          name: email.replace(/@.*/, ''),
          email,
          emailKey: email,
          mobileNumber: null,
          profilePhoto: null,
          passwordHash: null,
          verifiedAt: now,
          epoch: 0,
          disabledAt: null,
          createdAt: now,
        })),
      )
      .execute()
    await db
      .insertInto('studentSessions')
      .values(
        some.map(({ studentId, token }) => ({
          tokenHash: hashToken(token),
          studentId,
          userAgent: 'bench',
          createdAt: now,
          lastSeenAt: now,
          confirmedAt: null,
        })),
      )
      .execute()
  }
  return students.map(({ studentId, email, token }) => ({
    studentId,
    email,
    cookie: `sid=${token}`,
  }))
}

export const addEvent = (db: Db, seats: number): Promise<string> =>
  enterWorkshop(db, { capacity: seats })

/** The registration's token, or the error; undefined without a response. */
export type Pressed = { student: Student; token?: string; said?: string; milliseconds: number }

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })

/**
 * Submits the form like a browser without scripts, which retries when the server closes an idle
 * connection at the moment of reuse.
 */
export function press(
  origin: string,
  eventId: string,
  student: Student,
  startedAt = performance.now(),
): Promise<Pressed> {
  const { promise, resolve } = Promise.withResolvers<Pressed>()
  const milliseconds = () => performance.now() - startedAt
  const headers = {
    cookie: student.cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '0',
  }
  const url = `${origin}/event/${eventId}/registration`
  const pressing = request(url, { method: 'POST', agent, headers }, (response) => {
    const { location = '' } = response.headers
    const [, token] = /^\/registrations\/([\w-]{43})$/.exec(location) ?? []
    response.resume().on('close', () => {
      const text = token ? {} : { said: `${response.statusCode} ${location}` }
      resolve({ student, ...(token && { token }), ...text, milliseconds: milliseconds() })
    })
  })
  pressing
    .on('error', () =>
      resolve(
        pressing.reusedSocket
          ? press(origin, eventId, student, startedAt)
          : { student, milliseconds: milliseconds() },
      ),
    )
    .end()
  return promise
}
