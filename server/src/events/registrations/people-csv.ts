import type { Readable } from 'node:stream'
import { registrationStatusLabels } from 'contract/events/statuses'
import type { SteppingUp } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { collegeTimeColumn, collegeTimeText, streamCsv } from '../../platform/http/csv.ts'
import type { EventDetails } from '../details/event-status.ts'
import { readRegistrants } from './office.ts'
import { recordDownloadAlone } from './record-download.ts'
import type { RegistrationFilters } from './select-people.ts'
import { readStatuses } from './statuses.ts'
import { questionsOf, readSeats } from './terms.ts'

/** Includes answers to questions that were removed since. */
const answersOf = (stored: string): { question: string; answer: string }[] => JSON.parse(stored)

type Deps = { db: Db; now: () => Date }

const earlierAnswersColumn = 'answers to earlier questions'

async function* rowsOf(
  { db, now }: Deps,
  event: EventDetails,
  filters: RegistrationFilters,
  current: ReadonlySet<string>,
) {
  for await (const people of readRegistrants(db, event._id, filters)) {
    const statusOf = await readStatuses(db, event, people, now())
    yield people.map(({ place, name, email, reason, createdAt, answers, ...row }) => ({
      place,
      name,
      email,
      state: registrationStatusLabels[statusOf(row).standing],
      createdAt: collegeTimeText(createdAt),
      reason,
      ...Object.fromEntries(
        answersOf(answers).map(({ question, answer }) => [`answer:${question}`, answer]),
      ),
      [earlierAnswersColumn]: answersOf(answers)
        .filter(({ question }) => !current.has(question))
        .map(({ question, answer }) => `${question}: ${answer}`)
        .join('\n'),
    }))
  }
}

/** Logs the download; rejects with 403 without the step-up, and with 404. */
export async function exportPeople(
  deps: Deps,
  eventId: string,
  filters: RegistrationFilters,
  actor: SteppingUp,
): Promise<Readable> {
  const event = await recordDownloadAlone(deps, { eventId, actor })
  const { db } = deps
  const seats = await readSeats(db, eventId)
  const questions = seats ? questionsOf(seats) : []
  const labels = new Set(questions.map(({ label }) => label))
  const columns = [
    'place',
    'name',
    'email',
    'state',
    collegeTimeColumn('createdAt'),
    'reason',
    ...questions.map(({ label }) => ({ key: `answer:${label}`, header: label })),
    earlierAnswersColumn,
  ]
  return streamCsv(columns, rowsOf(deps, event, filters, labels))
}
