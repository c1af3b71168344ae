import { recordLanguages } from 'contract/content/translations/record-languages'
import type { TermsForm } from 'contract/events/registration-office'
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
import { type TranslatedTerms, termIn, termsTexts } from 'contract/events/translated-terms'
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

type SeatRow = Selectable<EventSeatTable>

export const termsOf = (seats: SeatRow): RegistrationTerms => ({
  capacity: seats.capacity,
  ...(seats.opensAt !== null && { opensAt: seats.opensAt }),
  ...(seats.closesAt !== null && { closesAt: seats.closesAt }),
  audience: seats.audience,
  questions: questionsOf(seats),
  consent: seats.consent,
  ...(seats.translations !== '{}' && { translations: translationsOf(seats) }),
  offerHours: seats.offerHours,
})

const translationsOf = ({ translations }: Pick<SeatRow, 'translations'>): TranslatedTerms =>
  JSON.parse(translations)

/** Only of texts that there are. */
export function storedTranslations(terms: TermsForm): string {
  const texts = new Set(termsTexts(terms))
  const current = Object.entries(terms.translations ?? {}).flatMap(([language, ofTexts]) => {
    const pairs = Object.entries(ofTexts).filter(([text]) => texts.has(text))
    return pairs.length > 0 ? [[language, Object.fromEntries(pairs)] as const] : []
  })
  return JSON.stringify(Object.fromEntries(current))
}

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

type Agreed = Pick<SeatRow, 'consent' | 'translations'>

/** Agreed to in the language in which it was shown. */
function agreedText({ consent, translations }: Agreed, agreedTo: string): string | undefined {
  const translated = translationsOf({ translations })
  return [undefined, ...recordLanguages]
    .map((language) => termIn(translated, language, consent))
    .find((text) => normalizeText(text) === normalizeText(agreedTo))
}

const hasAgreed = (seats: Agreed, agreedTo: string) =>
  seats.consent === '' || agreedText(seats, agreedTo) !== undefined

export function givenErrors(
  seats: Pick<SeatRow, 'questions'> & Agreed,
  { answers, agreedTo }: GivenAnswers,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const one of questionsOf(seats)) {
    const field = answerField(one.label)
    const error = answerError(one, normalizeText(answers.get(field) ?? ''))
    if (error) errors[field] = error
  }
  return hasAgreed(seats, agreedTo)
    ? errors
    : { ...errors, consent: registrationFormMessages.consent }
}

export function readAnswers(
  seats: Pick<SeatRow, 'questions'> & Agreed,
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
  return {
    answers: stored,
    consent: seats.consent === '' ? null : (agreedText(seats, agreedTo) ?? null),
  }
}
