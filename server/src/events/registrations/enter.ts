import type { Answered } from 'contract/events/registrations'
import { v7 as uuidv7 } from 'uuid'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { emailKey, mailboxOf } from '../../platform/mail/email-key.ts'
import { tell } from './notify.ts'
import { type Held, isInForce, moveSeats, type Registration, type Trx } from './seats.ts'

/** Who registers, with a proven address. */
export type Person = {
  studentId: string | null
  email: string
  name: string
  answers: readonly Answered[]
  /** What was agreed to. */
  consent: string | null
  /** The registration that has waited for the address to be proven. */
  askedId?: string
}

/** How somebody stands afterwards; not new who was registered before. */
export type Entered = {
  _id: string
  state: Registration['state']
  isNew: boolean
}

type Known = Pick<Registration, '_id' | 'state' | 'studentId' | 'emailKey' | 'mailbox'>

/** Registrations for an event of any of these people or of their mailboxes, whatever became of them. */
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
  { seats }: Held,
  { studentId, email, name, answers, consent, askedId }: Person,
  place: number,
  moment: string,
): Omit<Registration, 'token'> => ({
  _id: askedId ?? uuidv7(),
  eventId: seats.eventId,
  studentId,
  email,
  emailKey: emailKey(email),
  mailbox: mailboxOf(emailKey(email)),
  name,
  // As many as there are free seats, counted from the first who arrives now; nobody goes past those who wait.
  state:
    seats.waiting === 0 && place - seats.arrivals <= seats.capacity - seats.taken
      ? 'registered'
      : 'waiting',
  place,
  offeredUntil: null,
  answers: JSON.stringify(answers),
  consent,
  reason: null,
  remindedAt: null,
  createdAt: moment,
  changedAt: moment,
})

async function store(trx: Trx, rows: readonly Registration[], asked: ReadonlySet<string>) {
  const fresh = rows.filter(({ _id }) => !asked.has(_id))
  if (fresh.length > 0) await trx.insertInto('registrations').values(fresh).execute()
  for (const { _id, state, place, studentId, changedAt } of rows.filter((row) =>
    asked.has(row._id),
  ))
    await trx
      .updateTable('registrations')
      .set({ state, place, studentId, changedAt })
      .where('_id', '=', _id)
      .where('state', '=', 'asked')
      .execute()
}

/**
 * Registers people in the order given, on seats that were settled: who finds one takes it, who comes later waits. Who is
 * registered already stays as they are. Whether anybody may is for the caller to know; `found` are their registrations since the
 * seats were settled. Gives how each stands.
 */
export async function enter(
  trx: Trx,
  held: Held,
  people: readonly Person[],
  moment: Date,
  found?: readonly Known[],
): Promise<Entered[]> {
  if (people.length === 0) return []
  const all = found ?? (await findRegistrations(trx, held.seats.eventId, people))
  const known = all.filter(({ state }) => isInForce(state))
  const { hashOf } = await readLinkTokens(trx)
  const rows: Registration[] = []
  const entered = people.map((person): Entered => {
    const before = known.find(isOf(person))
    if (before) return { _id: before._id, state: before.state, isNew: false }
    const place = held.seats.arrivals + rows.length + 1
    const unnamed = rowOf(held, person, place, moment.toISOString())
    const row = { ...unnamed, token: hashOf(unnamed._id) }
    rows.push(row)
    known.push(row)
    return { _id: row._id, state: row.state, isNew: true }
  })
  const [seated, waiting] = [
    rows.filter(({ state }) => state === 'registered'),
    rows.filter(({ state }) => state === 'waiting'),
  ]
  await moveSeats(trx, held, {
    taken: seated.length,
    waiting: waiting.length,
    arrivals: rows.length,
  })
  await store(trx, rows, new Set(people.flatMap(({ askedId }) => askedId ?? [])))
  await tell(trx, seated, 'registered', moment)
  await tell(trx, waiting, 'waiting', moment)
  return entered
}
