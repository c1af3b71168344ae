import type { TranslationCode } from 'college/languages'
import type { RegistrationFormStatus } from 'contract/events/registrations'
import type { StudentSessions } from '../../accounts/students/sessions.ts'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { withNewPatience } from '../../platform/db/patience.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { batches } from '../../platform/queues/batches.ts'
import { inEventTurn } from './act.ts'
import { enter, findRegistrations, type Person } from './enter.ts'
import { expireAndPromote } from './expire-and-promote.ts'
import { maxOfMailbox } from './mailbox-limit.ts'
import { openingRejection } from './rejections.ts'
import { isInForce, type LockedSeats, lockSeats } from './seats.ts'
import { type GivenAnswers, readAnswers } from './terms.ts'

/** More would hold up other writers. */
const maxAtOnce = 200

/** After leaving an event this often, a person can't register again. */
const maxRegistrations = 10

type Deps = {
  db: Db
  studentSessions: Pick<StudentSessions, 'hold'>
  mail: Pick<Mail, 'sendQueued'>
  now: () => Date
}
type Request = { student: Student; given: GivenAnswers; language: TranslationCode | null }

export type Registered = { registrationId: string } | { status: RegistrationFormStatus }

type Match = Awaited<ReturnType<typeof findRegistrations>>

const personOf = (
  { student, given, language }: Request,
  { seats }: LockedSeats,
): Person | RegistrationFormStatus => {
  const stored = readAnswers(seats, given)
  if (typeof stored === 'string') return stored
  const { _id, email, name } = student
  return { studentId: _id, email, name, language, ...stored }
}

/** The problem with each, or the person, in order. Active registrations pass. */
function judge(
  locked: LockedSeats,
  { requests, signedIn }: { requests: readonly Request[]; signedIn: ReadonlySet<Student> },
  results: Match,
  now: Date,
): (Person | RegistrationFormStatus)[] {
  const byMailbox = Map.groupBy(results, ({ mailbox }) => mailbox)
  const entering = new Map<string, Set<string>>()
  const error = openingRejection(locked, now)
  return requests.map((request): Person | RegistrationFormStatus => {
    const { student } = request
    if (!signedIn.has(student)) return 'signedOut'
    if (!student.verifiedAt) return 'unproven'
    if (error) return error
    const key = emailKey(student.email)
    const mailbox = mailboxOf(key)
    const earlier = byMailbox.get(mailbox) ?? []
    if (earlier.length >= maxRegistrations) return 'often'
    const addresses =
      entering.get(mailbox) ??
      new Set(earlier.flatMap(({ state, emailKey: one }) => (one && isInForce(state) ? [one] : [])))
    if (!addresses.has(key) && addresses.size >= maxOfMailbox) return 'mailbox'
    const person = personOf(request, locked)
    if (typeof person !== 'string') entering.set(mailbox, addresses.add(key))
    return person
  })
}

const idsIn = (results: Match) =>
  new Map(
    results.filter(({ state }) => isInForce(state)).map(({ studentId, _id }) => [studentId, _id]),
  )

/** Batches students who register for the same event while its transaction runs into the next one, in order of arrival. */
export function createRegistering({ db, studentSessions, mail, now }: Deps) {
  async function enterAll(trx: Trx, eventId: string, requests: readonly Request[]) {
    // Locks students before seats, as everywhere.
    const students = requests.map(({ student }) => student)
    const signedIn = await studentSessions.hold(trx, students)
    const locked = await lockSeats(trx, eventId)
    if (!locked) return requests.map((): Registered => ({ status: 'none' }))
    const timestamp = now()
    await expireAndPromote(trx, locked, timestamp)
    const everybody = students.map(({ _id, email }) => ({ studentId: _id, email }))
    const results = await findRegistrations(trx, eventId, everybody)
    const known = idsIn(results)
    const judged = judge(locked, { requests, signedIn }, results, timestamp)
    const people = judged.filter((one): one is Person => typeof one !== 'string')
    const entered = await enter(trx, locked, people, timestamp, results)
    const ids = new Map(people.map((person, at) => [person, entered[at]?._id ?? '']))
    return judged.map((one, at): Registered => {
      if (typeof one !== 'string') return { registrationId: ids.get(one) ?? '' }
      const registrationId = known.get(requests[at]?.student._id ?? '')
      return registrationId && one !== 'signedOut' ? { registrationId } : { status: one }
    })
  }
  const add = batches<Request, Registered>(maxAtOnce, async (eventId, requests) => {
    // Not on the time of whoever came first.
    const results = await withNewPatience(() =>
      inEventTurn(eventId, () =>
        db.transaction().execute((trx) => enterAll(trx, eventId, requests)),
      ),
    )
    mail.sendQueued()
    return results
  })
  return (eventId: string, request: Request): Promise<Registered> => add(eventId, request)
}

export type Registering = ReturnType<typeof createRegistering>
