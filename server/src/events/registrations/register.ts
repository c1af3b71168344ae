import type { Outcome } from 'contract/events/registrations'
import type { StudentSessions } from '../../accounts/students/sessions.ts'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey, mailboxOf } from '../../platform/mail/email-key.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { batches } from '../../platform/queues/batches.ts'
import { enter, findRegistrations, type Person } from './enter.ts'
import { settle } from './expire-and-promote.ts'
import { mostOfMailbox } from './mailbox-limit.ts'
import { openFault } from './rejections.ts'
import { type Held, holdSeats, isInForce, type Trx } from './seats.ts'
import { type Given, readGiven } from './terms.ts'

/** More would hold up other writers. */
const mostAtOnce = 200

/** After leaving an event this often, a person can't register again. */
const mostRegistrations = 10

type Deps = {
  db: Db
  studentSessions: Pick<StudentSessions, 'hold'>
  mail: Pick<Mail, 'wake'>
  now: () => Date
}
type Asking = { student: Student; given: Given }

export type Registered = { registrationId: string } | { outcome: Outcome }

type Found = Awaited<ReturnType<typeof findRegistrations>>

const personOf = ({ student, given }: Asking, { seats }: Held): Person | Outcome => {
  const stored = readGiven(seats, given)
  if (typeof stored === 'string') return stored
  const { _id, email, name } = student
  return { studentId: _id, email, name, ...stored }
}

/** The problem with each, or the person, in order. Active registrations pass. */
function judge(
  held: Held,
  { askings, signedIn }: { askings: readonly Asking[]; signedIn: ReadonlySet<Student> },
  found: Found,
  moment: Date,
): (Person | Outcome)[] {
  const byMailbox = Map.groupBy(found, ({ mailbox }) => mailbox)
  const entering = new Map<string, Set<string>>()
  const fault = openFault(held, moment)
  return askings.map((asking): Person | Outcome => {
    const { student } = asking
    if (!signedIn.has(student)) return 'signedOut'
    if (!student.verifiedAt) return 'unproven'
    if (fault) return fault
    const key = emailKey(student.email)
    const mailbox = mailboxOf(key)
    const earlier = byMailbox.get(mailbox) ?? []
    if (earlier.length >= mostRegistrations) return 'often'
    const addresses =
      entering.get(mailbox) ??
      new Set(earlier.flatMap(({ state, emailKey: one }) => (one && isInForce(state) ? [one] : [])))
    if (!addresses.has(key) && addresses.size >= mostOfMailbox) return 'mailbox'
    const person = personOf(asking, held)
    if (typeof person !== 'string') entering.set(mailbox, addresses.add(key))
    return person
  })
}

const idsIn = (found: Found) =>
  new Map(
    found.filter(({ state }) => isInForce(state)).map(({ studentId, _id }) => [studentId, _id]),
  )

/** Batches students who register for the same event while its transaction runs into the next one, in order of arrival. */
export function createRegistering({ db, studentSessions, mail, now }: Deps) {
  async function enterAll(trx: Trx, eventId: string, askings: readonly Asking[]) {
    // Locks students before seats, as everywhere.
    const students = askings.map(({ student }) => student)
    const signedIn = await studentSessions.hold(trx, students)
    const held = await holdSeats(trx, eventId)
    if (!held) return askings.map((): Registered => ({ outcome: 'none' }))
    const moment = now()
    await settle(trx, held, moment)
    const everybody = students.map(({ _id, email }) => ({ studentId: _id, email }))
    const found = await findRegistrations(trx, eventId, everybody)
    const known = idsIn(found)
    const judged = judge(held, { askings, signedIn }, found, moment)
    const people = judged.filter((one): one is Person => typeof one !== 'string')
    const entered = await enter(trx, held, people, moment, found)
    const ids = new Map(people.map((person, at) => [person, entered[at]?._id ?? '']))
    return judged.map((one, at): Registered => {
      if (typeof one !== 'string') return { registrationId: ids.get(one) ?? '' }
      const registrationId = known.get(askings[at]?.student._id ?? '')
      return registrationId && one !== 'signedOut' ? { registrationId } : { outcome: one }
    })
  }
  const add = batches<Asking, Registered>(mostAtOnce, async (eventId, askings) => {
    const results = await db.transaction().execute((trx) => enterAll(trx, eventId, askings))
    mail.wake()
    return results
  })
  return (eventId: string, student: Student, given: Given): Promise<Registered> =>
    add(eventId, { student, given })
}
