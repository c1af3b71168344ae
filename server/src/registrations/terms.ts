import {
  type Answered,
  answerField,
  type Outcome,
  type Question,
  question,
  type Terms,
} from 'contract/registrations'
import { unifyLineEnds } from 'contract/visible-text'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Reading } from '../content/entry.ts'
import type { EventSeatTable } from '../db/registration-tables.ts'

const questions = z.array(question)
const longestAnswer = 2000

export const questionsOf = ({ questions: stored }: Pick<EventSeatTable, 'questions'>): Question[] =>
  questions.parse(JSON.parse(stored))

/** What staff have set, as it goes out. */
export const termsOf = (seats: Selectable<EventSeatTable>): Terms => ({
  capacity: seats.capacity,
  ...(seats.opensAt !== null && { opensAt: seats.opensAt }),
  ...(seats.closesAt !== null && { closesAt: seats.closesAt }),
  audience: seats.audience,
  questions: questionsOf(seats),
  consent: seats.consent,
  offerHours: seats.offerHours,
})

/** The seats of an event as they are at this moment; undefined where there are none. */
export const readSeats = (db: Reading, eventId: string) =>
  db.selectFrom('eventSeats').selectAll().where('eventId', '=', eventId).executeTakeFirst()

/** What was filled in: answers by the names of their fields, and the words that were agreed to. */
export type Given = { answers: ReadonlyMap<string, string>; agreedTo: string }

/** Forms end their lines otherwise than what they show. */
const asShown = (text: string) => unifyLineEnds(text).trim()

/** Of a question that is asked no more: whoever answered it has another form before them. */
const isStale = (questions: readonly Question[], answers: Given['answers']): boolean => {
  const names = new Set(questions.map(({ label }) => answerField(label)))
  return [...answers].some(([name, answer]) => answer.trim() !== '' && !names.has(name))
}

const isAllowed = ({ kind, options = [] }: Question, answer: string) =>
  kind === 'text'
    ? answer.length <= longestAnswer
    : (kind === 'choice' ? options : ['yes', 'no']).includes(answer)

/** What is stored of what was filled in, or what is wrong with it. */
export function readGiven(
  seats: Pick<EventSeatTable, 'questions' | 'consent'>,
  { answers, agreedTo }: Given,
): { answers: Answered[]; consent: string | null } | Outcome {
  if (seats.consent !== '' && asShown(agreedTo) !== asShown(seats.consent)) return 'consent'
  const questions = questionsOf(seats)
  if (isStale(questions, answers)) return 'answers'
  const stored: Answered[] = []
  for (const one of questions) {
    const answer = asShown(answers.get(answerField(one.label)) ?? '')
    if (answer === '' && !one.isRequired) continue
    if (answer === '' || !isAllowed(one, answer) || /\0|\p{Surrogate}/u.test(answer))
      return 'answers'
    stored.push({ question: one.label, answer })
  }
  return { answers: stored, consent: seats.consent === '' ? null : seats.consent }
}
