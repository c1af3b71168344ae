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

type Translated = { text: string; translation: string; field: string }

/** The first line translates the first choice, and so on. */
function translatedTexts(
  { questions, consent, consentIn }: TypedTerms,
  language: RecordLanguage,
): Translated[] {
  const ofQuestions = questions.flatMap(({ kind, label, labelIn, choices, choicesIn }, index) => {
    const english = choices.split('\n')
    const lines = kind === 'choice' ? choicesIn[language].split('\n') : []
    return [
      { text: label, translation: labelIn[language], field: `questions.${index}.labelIn` },
      ...lines.map((translation, line) => ({
        ...{ text: english[line] ?? '', translation, field: `questions.${index}.choicesIn` },
      })),
    ]
  })
  return [
    ...ofQuestions,
    { text: consent, translation: consentIn[language], field: 'consentIn' },
  ].flatMap(({ text, translation, field }) =>
    translation.trim()
      ? [{ text: text.trim(), translation: translation.trim(), field: `${field}.${language}` }]
      : [],
  )
}

const translationsOf = (typed: TypedTerms): TermsForm['translations'] =>
  Object.fromEntries(
    recordLanguages.map((language) => [
      language,
      Object.fromEntries(
        translatedTexts(typed, language).map(({ text, translation }) => [text, translation]),
      ),
    ]),
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

/** Of a schema’s issue; an error in one choice is shown on the whole field, with the choice’s number. */
function errorOf(
  { path, message }: { path: PropertyKey[]; message: string },
  translated: readonly Translated[],
): [string, string] {
  const [first, , text, choice] = path
  if (first === 'translations')
    return [translated.find((one) => one.text === text)?.field ?? 'consent', message]
  const field = path
    .slice(0, 3)
    .join('.')
    .replace(/options$/, 'choices')
  return [field, typeof choice === 'number' ? `${message} (number ${choice + 1})` : message]
}

const withoutEnglish = 'Write the English for this first'

export const check: Resolver<TypedTerms, unknown, TermsForm> = (typed, _, options) => {
  const { data, error } = termsForm.safeParse(toForm(typed))
  const translated = recordLanguages.flatMap((language) => translatedTexts(typed, language))
  const issues = (error?.issues ?? []).map((issue) => errorOf(issue, translated))
  for (const { text, field } of translated) if (!text) issues.push([field, withoutEnglish])
  if (data && issues.length === 0) return { values: data, errors: {} }
  const errors: Record<string, { type: string; message: string }> = {}
  for (const [field, message] of issues) errors[field] ??= { type: 'invalid', message }
  return { values: {}, errors: toNestErrors<TypedTerms>(errors, options) }
}
