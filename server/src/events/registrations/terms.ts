import {
  type Answered,
  answerErrors,
  answerField,
  question,
  type RegistrationFormStatus,
  type RegistrationQuestion,
  type RegistrationTerms,
  registrationFormMessages,
} from 'contract/events/registrations'
import { isBlank, unifyLineEnds } from 'contract/platform/visible-text'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { EventSeatTable } from '../../platform/db/registration-tables.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

const questions = z.array(question)
const longestAnswer = 2000

export const questionsOf = ({
  questions: stored,
}: Pick<EventSeatTable, 'questions'>): RegistrationQuestion[] => questions.parse(JSON.parse(stored))

export const termsOf = (seats: Selectable<EventSeatTable>): RegistrationTerms => ({
  capacity: seats.capacity,
  ...(seats.opensAt !== null && { opensAt: seats.opensAt }),
  ...(seats.closesAt !== null && { closesAt: seats.closesAt }),
  audience: seats.audience,
  questions: questionsOf(seats),
  consent: seats.consent,
  offerHours: seats.offerHours,
})

export const readSeats = (db: DbOrTrx, eventId: string) =>
  db.selectFrom('eventSeats').selectAll().where('eventId', '=', eventId).executeTakeFirst()

/** Answers by field name, and the consent text that was agreed to. */
export type GivenAnswers = { answers: ReadonlyMap<string, string>; agreedTo: string }

const normalizeText = (text: string) => unifyLineEnds(text).trim()

/** Answers a question that no longer exists: the form has changed since it was opened. */
const isStale = (
  questions: readonly RegistrationQuestion[],
  answers: GivenAnswers['answers'],
): boolean => {
  const names = new Set(questions.map(({ label }) => answerField(label)))
  return [...answers].some(([name, answer]) => answer.trim() !== '' && !names.has(name))
}

function answerError(
  { kind, isRequired, options = [] }: RegistrationQuestion,
  answer: string,
): string | undefined {
  if (isBlank(answer)) return isRequired ? answerErrors.missing : undefined
  if (kind === 'text' && answer.length > longestAnswer) return answerErrors.tooLong
  const isOffered =
    kind === 'text' || (kind === 'choice' ? options : ['yes', 'no']).includes(answer)
  return isOffered && !/\0|\p{Surrogate}/u.test(answer) ? undefined : answerErrors.invalid
}

const hasAgreed = ({ consent }: Pick<EventSeatTable, 'consent'>, agreedTo: string) =>
  consent === '' || normalizeText(agreedTo) === normalizeText(consent)

export function givenErrors(
  seats: Pick<EventSeatTable, 'questions' | 'consent'>,
  { answers, agreedTo }: GivenAnswers,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const requested of questionsOf(seats)) {
    const field = answerField(requested.label)
    const error = answerError(requested, normalizeText(answers.get(field) ?? ''))
    if (error) errors[field] = error
  }
  return hasAgreed(seats, agreedTo)
    ? errors
    : { ...errors, consent: registrationFormMessages.consent }
}

export function readAnswers(
  seats: Pick<EventSeatTable, 'questions' | 'consent'>,
  { answers, agreedTo }: GivenAnswers,
): { answers: Answered[]; consent: string | null } | RegistrationFormStatus {
  if (!hasAgreed(seats, agreedTo)) return 'consent'
  const questions = questionsOf(seats)
  if (isStale(questions, answers)) return 'answers'
  const stored: Answered[] = []
  for (const one of questions) {
    const answer = normalizeText(answers.get(answerField(one.label)) ?? '')
    if (answerError(one, answer)) return 'answers'
    if (isBlank(answer)) continue
    stored.push({ question: one.label, answer })
  }
  return { answers: stored, consent: seats.consent === '' ? null : seats.consent }
}
