import type { TranslationCode } from 'college/languages'
import type { Answered } from 'contract/events/registrations'
import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { notifyRegistrants } from './notify.ts'
import { welcomeRegistered } from './registered-walk-ins.ts'
import { isInForce, type LockedSeats, moveSeats, type Registration } from './seats.ts'

export type Person = {
  studentId: string | null
  email: string
  name: string
  answers: readonly Answered[]
  consent: string | null
  language?: TranslationCode | null
  requestId?: string
}

export type EnteredRegistration = {
  _id: string
  state: Registration['state']
  isNew: boolean
}

type Known = Pick<Registration, '_id' | 'state' | 'studentId' | 'emailKey' | 'mailbox'>

/** Registrations of any of these people or mailboxes, whatever their state. */
export const findRegistrations = (
  trx: Trx,
  eventId: string,
  people: readonly Pick<Person, 'email' | 'studentId'>[],
): Promise<Known[]> =>
  trx
    .selectFrom('registrations')
    .select(['_id', 'state', 'studentId', 'emailKey', 'mailbox'])
    .where('eventId', '=', eventId)
    .where(({ or, eb }) =>
      or([
        eb(
          'emailKey',
          'in',
          people.map(({ email }) => emailKey(email)),
        ),
        eb(
          'mailbox',
          'in',
          people.map(({ email }) => mailboxOf(emailKey(email))),
        ),
        eb(
          'studentId',
          'in',
          people.map(({ studentId }) => studentId ?? ''),
        ),
      ]),
    )
    .execute()

const isOf =
  ({ studentId, email }: Person) =>
  (known: Known) =>
    known.emailKey === emailKey(email) || (studentId !== null && known.studentId === studentId)

const rowOf = (
  { seats }: LockedSeats,
  { studentId, email, name, answers, consent, language = null, requestId }: Person,
  arrivalNumber: number,
  now: string,
): Omit<Registration, 'token'> => ({
  _id: requestId ?? uuidv7(),
  eventId: seats.eventId,
  studentId,
  email,
  emailKey: emailKey(email),
  mailbox: mailboxOf(emailKey(email)),
  name,
  // Only as many as there are free seats; nobody overtakes the waiting list.
  state:
    seats.waiting === 0 && arrivalNumber - seats.arrivals <= seats.capacity - seats.taken
      ? 'registered'
      : 'waiting',
  place: arrivalNumber,
  offeredUntil: null,
  answers: JSON.stringify(answers),
  consent,
  reason: null,
  remindedAt: null,
  createdAt: now,
  changedAt: now,
  language,
})

async function store(trx: Trx, rows: readonly Registration[], requested: ReadonlySet<string>) {
  const fresh = rows.filter(({ _id }) => !requested.has(_id))
  if (fresh.length > 0) await trx.insertInto('registrations').values(fresh).execute()
  for (const { _id, state, place, studentId, changedAt } of rows.filter((row) =>
    requested.has(row._id),
  ))
    await trx
      .updateTable('registrations')
      .set({ state, place, studentId, changedAt })
      .where('_id', '=', _id)
      .where('state', '=', 'asked')
      .execute()
}

/**
 * Registers people in order: each takes a free seat or joins the waiting list; existing registrations stay. The caller
 * checks permission, has updated the seats, and may pass the registrations of these people if it has read them since.
 */
export async function enter(
  trx: Trx,
  locked: LockedSeats,
  people: readonly Person[],
  now: Date,
  existing?: readonly Known[],
): Promise<EnteredRegistration[]> {
  if (people.length === 0) return []
  const all = existing ?? (await findRegistrations(trx, locked.seats.eventId, people))
  const known = all.filter(({ state }) => isInForce(state))
  const { hashOf } = await readLinkTokens(trx)
  const rows: Registration[] = []
  const entered = people.map((person): EnteredRegistration => {
    const before = known.find(isOf(person))
    if (before) return { _id: before._id, state: before.state, isNew: false }
    const arrivalNumber = locked.seats.arrivals + rows.length + 1
    const unnamed = rowOf(locked, person, arrivalNumber, now.toISOString())
    const row = { ...unnamed, token: hashOf(unnamed._id) }
    rows.push(row)
    known.push(row)
    return { _id: row._id, state: row.state, isNew: true }
  })
  const [seated, waiting] = [
    rows.filter(({ state }) => state === 'registered'),
    rows.filter(({ state }) => state === 'waiting'),
  ]
  await moveSeats(trx, locked, {
    taken: seated.length,
    waiting: waiting.length,
    arrivals: rows.length,
  })
  await store(trx, rows, new Set(people.flatMap(({ requestId }) => requestId ?? [])))
  await welcomeRegistered(trx, locked, seated, now)
  await notifyRegistrants(trx, waiting, 'waiting', now)
  return entered
}
