import type { Readable } from 'node:stream'
import { college } from 'college/facts'
import { registrationStates } from 'contract/registrations'
import { localTime } from 'contract/zoned-time'
import type { SteppingUp } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/open.ts'
import { onOurClock, streamCsv } from '../http/csv.ts'
import { type Filters, readPeople, requireEvent } from './office.ts'
import { questionsOf, readSeats } from './terms.ts'

const timeOf = (instant: string | null) =>
  instant && localTime(instant, college.timeZone).replace('T', ' ')

/** Answers by their questions; also to some that are asked no more. */
const answersOf = (stored: string): { question: string; answer: string }[] => JSON.parse(stored)

async function* rowsOf(db: Db, eventId: string, filters: Filters) {
  for await (const people of readPeople(db, eventId, filters))
    yield people.map(({ place, name, email, state, reason, createdAt, answers }) => ({
      place,
      name,
      email,
      state: registrationStates[state],
      createdAt: timeOf(createdAt),
      reason,
      ...Object.fromEntries(
        answersOf(answers).map(({ question, answer }) => [`answer:${question}`, answer]),
      ),
    }))
}

/** Who has registered for an event as CSV. Notes that it was taken out; rejects with 403 without the step-up, and with 404. */
export async function exportPeople(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  filters: Filters,
  actor: SteppingUp,
): Promise<Readable> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await actor.takeStepUp(trx)
    const { _id, title } = await requireEvent(trx, eventId, actor)
    const target = { _id, name: title }
    await recordActivity(trx, { admin, action: 'exported', subject: 'registration', target }, now())
  })
  const seats = await readSeats(db, eventId)
  const asked = seats ? questionsOf(seats) : []
  const columns = [
    'place',
    'name',
    'email',
    'state',
    onOurClock('createdAt'),
    'reason',
    ...asked.map(({ label }) => ({ key: `answer:${label}`, header: label })),
  ]
  return streamCsv(columns, rowsOf(db, eventId, filters))
}
