import { toNestErrors } from '@hookform/resolvers'
import { college } from 'college/facts'
import {
  type RecordLanguage,
  recordLanguages,
} from 'contract/content/translations/record-languages'
import { type TermsForm, termsForm } from 'contract/events/registration-office'
import type { RegistrationQuestion, RegistrationTerms } from 'contract/events/registrations'
import { termIn } from 'contract/events/translated-terms'
import { localTime } from 'contract/platform/zoned-time'
import type { Resolver } from 'react-hook-form'

type InLanguages = Record<RecordLanguage, string>

/** Numbers are strings until sent, and choices are lines. */
type TypedQuestion = Omit<RegistrationQuestion, 'options'> & {
  choices: string
  labelIn: InLanguages
  choicesIn: InLanguages
}
export type TypedTerms = Pick<TermsForm, 'audience'> &
  Record<'capacity' | 'offerHours' | 'opensAt' | 'closesAt' | 'consent', string> & {
    consentIn: InLanguages
    questions: TypedQuestion[]
  }

const wall = (instant: string | undefined) =>
  instant ? localTime(instant, college.timeZone).slice(0, 16) : ''

/** Empty where there is no translation. */
const inLanguages = (translate: (language: RecordLanguage) => string): InLanguages =>
  // `fromEntries` loses the key types.
  Object.fromEntries(
    recordLanguages.map((language) => [language, translate(language)]),
  ) as InLanguages

const nothing = inLanguages(() => '')

export const newQuestion: TypedQuestion = {
  ...{ label: '', kind: 'text', isRequired: false, choices: '' },
  ...{ labelIn: nothing, choicesIn: nothing },
}

const typedQuestion = (
  { options = [], ...question }: RegistrationQuestion,
  translated: (text: string) => InLanguages,
): TypedQuestion => ({
  ...question,
  choices: options.join('\n'),
  labelIn: translated(question.label),
  choicesIn: inLanguages((language) =>
    options
      .map((option) => translated(option)[language])
      .join('\n')
      .trimEnd(),
  ),
})

const translatedIn =
  (terms: RegistrationTerms | undefined) =>
  (text: string): InLanguages =>
    inLanguages((language) => {
      const translation = termIn(terms?.translations, language, text)
      return translation === text ? '' : translation
    })

export const typedOf = (terms: RegistrationTerms | undefined): TypedTerms => ({
  capacity: String(terms?.capacity ?? 30),
  opensAt: wall(terms?.opensAt),
  closesAt: wall(terms?.closesAt),
  audience: terms?.audience ?? 'students',
  questions: (terms?.questions ?? []).map((question) =>
    typedQuestion(question, translatedIn(terms)),
  ),
  consent: terms?.consent ?? '',
  consentIn: translatedIn(terms)(terms?.consent ?? ''),
  offerHours: String(terms?.offerHours ?? 24),
})

/** Empty lines are not options. */
const sentOf = ({ label, kind, isRequired, choices }: TypedQuestion): RegistrationQuestion => ({
  ...{ label, kind, isRequired },
  ...(kind === 'choice' && {
    options: choices.split('\n').filter((choice) => choice.trim() !== ''),
  }),
})

/** The first line translates the first choice, and so on. */
function pairsIn(
  { questions, consent, consentIn }: TypedTerms,
  language: RecordLanguage,
): [string, string][] {
  const ofQuestions = questions.flatMap(({ kind, label, labelIn, choices, choicesIn }) => {
    const lines = kind === 'choice' ? choicesIn[language].split('\n') : []
    const english = choices.split('\n')
    return [[label, labelIn[language]], ...lines.map((line, place) => [english[place], line])]
  })
  return [...ofQuestions, [consent, consentIn[language]]].flatMap(
    ([text = '', translation = '']) =>
      text.trim() && translation.trim() ? [[text.trim(), translation.trim()]] : [],
  )
}

const translationsOf = (typed: TypedTerms): TermsForm['translations'] =>
  Object.fromEntries(
    recordLanguages.map((language) => [language, Object.fromEntries(pairsIn(typed, language))]),
  )

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function toForm(typed: TypedTerms): TermsForm {
  const { capacity, offerHours, questions, consentIn, ...rest } = typed
  return {
    ...rest,
    capacity: toNumber(capacity),
    offerHours: toNumber(offerHours),
    questions: questions.map(sentOf),
    translations: translationsOf(typed),
  }
}

/** An error in one choice is shown on the whole field, with the choice's number. */
export const check: Resolver<TypedTerms, unknown, TermsForm> = (typed, _, options) => {
  const { data, error } = termsForm.safeParse(toForm(typed))
  if (data) return { values: data, errors: {} }
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of error.issues) {
    const [choice] = path.slice(3)
    errors[
      path
        .slice(0, 3)
        .join('.')
        .replace(/options$/, 'choices')
    ] ??= {
      type: 'invalid',
      message: typeof choice === 'number' ? `${message} (number ${choice + 1})` : message,
    }
  }
  return { values: {}, errors: toNestErrors<TypedTerms>(errors, options) }
}
