import { college } from 'college/facts'
import { type TermsForm, termsConflict, termsForm } from 'contract/events/registration-office'
import {
  audiences,
  type RegistrationQuestion,
  type RegistrationTerms,
} from 'contract/events/registrations'
import { ApiError } from 'contract/platform/client'
import { localTime } from 'contract/platform/zoned-time'
import { type FormEvent, useState } from 'react'
import { useSaveTerms } from '#app/data/registration-office'
import { type ChangedValue, changedOf } from '../../shell/changed-meanwhile'
import type { Panel } from '../../shell/panel'
import { useErrorFocus } from '../../shell/use-error-focus'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'The settings could not be saved. Please try again.'

/** Numbers are strings until sent. */
type Typed = Pick<TermsForm, 'audience' | 'questions'> &
  Record<'capacity' | 'offerHours' | 'opensAt' | 'closesAt' | 'consent', string>

/** By field path: `questions.0.label`. */
export type TermsErrors = Readonly<Record<string, string>>

const wall = (instant: string | undefined) =>
  instant ? localTime(instant, college.timeZone).slice(0, 16) : ''

const typedOf = (terms: RegistrationTerms | undefined): Typed => ({
  capacity: String(terms?.capacity ?? 30),
  opensAt: wall(terms?.opensAt),
  closesAt: wall(terms?.closesAt),
  audience: terms?.audience ?? 'students',
  questions: terms?.questions ?? [],
  consent: terms?.consent ?? '',
  offerHours: String(terms?.offerHours ?? 24),
})

/** Empty lines are not options. */
const sentOf = ({ options = [], ...question }: RegistrationQuestion): RegistrationQuestion => ({
  ...question,
  ...(question.kind === 'choice' && { options: options.filter((option) => option.trim() !== '') }),
})

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const toForm = ({ capacity, offerHours, questions, ...rest }: Typed): TermsForm => ({
  ...rest,
  capacity: toNumber(capacity),
  offerHours: toNumber(offerHours),
  questions: questions.map(sentOf),
})

/** An error in one option is shown on the whole field, with the option's number. */
function errorsOf(form: TermsForm): TermsErrors {
  const errors: Record<string, string> = {}
  for (const { path, message } of termsForm.safeParse(form).error?.issues ?? []) {
    const [choice] = path.slice(3)
    errors[path.slice(0, 3).join('.')] ??=
      typeof choice === 'number' ? `${message} (number ${choice + 1})` : message
  }
  return errors
}

export const labels = {
  capacity: 'Seats',
  offerHours: 'Hours to accept an offered seat',
  opensAt: 'Opens',
  closesAt: 'Closes',
  audience: 'Who can register',
  consent: 'Consent text',
} as const

const visible = (terms: RegistrationTerms | undefined): ChangedValue => {
  const { capacity, offerHours, opensAt, closesAt, audience, questions, consent } = typedOf(terms)
  return {
    [labels.capacity]: capacity,
    [labels.offerHours]: offerHours,
    [labels.opensAt]: opensAt.replace('T', ' '),
    [labels.closesAt]: closesAt.replace('T', ' '),
    [labels.audience]: audiences[audience],
    Questions: questions.map(inWords).join('; '),
    [labels.consent]: consent,
  }
}

const inWords = ({ label, isRequired, options = [] }: RegistrationQuestion) =>
  [label, isRequired && '(required)', options.length > 0 && `(${options.join(', ')})`]
    .filter(Boolean)
    .join(' ')

type Options = { eventId: string; terms: RegistrationTerms | undefined; panel: Panel }

/** Errors appear from the first attempt to save; the first one gets the focus. */
export function useTermsForm({ eventId, terms, panel }: Options) {
  const [typed, setTyped] = useState(() => typedOf(terms))
  const [rejected, setRefused] = useState<TermsErrors>({})
  const [tries, setTries] = useState(0)
  const [seen, setSeen] = useState(terms)
  const [changed, setChanged] = useState<ChangedValue>()
  const form = useErrorFocus(tries)
  const save = useSaveTerms(eventId)
  const change = (changed: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changed }))
    setRefused({})
    panel.setUnsaved(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const body = toForm(typed)
    if (Object.keys(errorsOf(body)).length > 0) return setTries(tries + 1)
    const sent = { ...body, seen }
    save.mutate(sent, {
      onSuccess: ({ message, current }) => {
        setSeen(current)
        setChanged(undefined)
        setTries(0)
        panel.setUnsaved(false)
        panel.showSuccess(message)
      },
      onError: (error) => {
        if (isSessionEnd(error)) return
        if (error instanceof ApiError) setRefused(error.errors)
        const conflict = error instanceof ApiError && termsConflict.safeParse(error.answer).data
        if (conflict && error.status === 409) {
          setSeen(conflict.current)
          setChanged(changedOf(visible(seen), visible(conflict.current)))
        }
        setTries((before) => before + 1)
        panel.showError(error.message || failed)
      },
    })
  }
  const errors = tries > 0 ? { ...rejected, ...errorsOf(toForm(typed)) } : {}
  return { form, typed, faults: errors, changed, change, submit, isBusy: save.isPending }
}
