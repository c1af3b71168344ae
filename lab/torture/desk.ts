import { getCurrentUser, login } from 'contract/accounts/account'
import { adminLogin } from 'contract/accounts/admin'
import { countMessages } from 'contract/messaging/messages'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { createJournal } from './journal.ts'
import { ask, json, send, withCookie } from './send.ts'
import type { Place } from './work-folder.ts'

/** Sessions started at the beginning, which must stay valid. */
export type Desk = Awaited<ReturnType<typeof openDesk>>

export const ownerEmail = 'owner@college.test'
const ownerName = 'Owner'

/** Returns the cookie as a request header. */
export async function signIn(url: string, body: object): Promise<string> {
  const { status, headers } = await ask(url, json('POST', body))
  if (status !== 200) throw new Error(`A login is answered with ${status}`)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** An administrator, a second one for calls with a step-up, and a student who edits the profile. */
export async function openDesk(origin: string, place: Place) {
  await place.look(({ db }) => aStudent(db, { email: ownerEmail, name: ownerName }))
  const asAdmin = () => signIn(origin + adminLogin.url, administrator)
  return {
    admin: await asAdmin(),
    careful: await asAdmin(),
    student: await signIn(origin + login.url, { email: ownerEmail, password: studentPassword }),
  }
}

/**
 * A journal that knows the student: the first change may be interrupted, and nothing acknowledged
 * would contain the name.
 */
export function deskJournal(settings?: Parameters<typeof createJournal>[0]) {
  const journal = createJournal(settings)
  journal.begin('profile', ownerEmail, ownerName)
  return journal
}

/** Number of invalid sessions. */
export async function refusedSessions(origin: string, { admin, careful, student }: Desk) {
  const statuses = await Promise.all([
    send(origin + countMessages.url, withCookie(admin)),
    send(origin + countMessages.url, withCookie(careful)),
    send(origin + getCurrentUser.url, withCookie(student)),
  ])
  return statuses.filter((status) => status !== 200).length
}
