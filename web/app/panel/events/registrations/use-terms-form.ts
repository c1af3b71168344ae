import { toNestErrors } from '@hookform/resolvers'
import { college } from 'college/facts'
import { type TermsForm, termsConflict, termsForm } from 'contract/events/registration-office'
import {
  audiences,
  type RegistrationQuestion,
  type RegistrationTerms,
} from 'contract/events/registrations'
import { ApiError } from 'contract/platform/client'
import { localTime } from 'contract/platform/zoned-time'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useSaveTerms } from '#app/data/registration-office'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import { type ChangedValue, changedOf } from '../../shell/changed-by-others'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'The settings could not be saved. Please try again.'

/** Numbers are strings until sent, and choices are lines. */
type TypedTerms = Pick<TermsForm, 'audience'> &
  Record<'capacity' | 'offerHours' | 'opensAt' | 'closesAt' | 'consent', string> & {
    questions: (Omit<RegistrationQuestion, 'options'> & { choices: string })[]
  }

export type TermsFormState = UseFormReturn<TypedTerms, unknown, TermsForm>

const wall = (instant: string | undefined) =>
  instant ? localTime(instant, college.timeZone).slice(0, 16) : ''

const typedOf = (terms: RegistrationTerms | undefined): TypedTerms => ({
  capacity: String(terms?.capacity ?? 30),
  opensAt: wall(terms?.opensAt),
  closesAt: wall(terms?.closesAt),
  audience: terms?.audience ?? 'students',
  questions: (terms?.questions ?? []).map(({ options = [], ...question }) => ({
    ...question,
    choices: options.join('\n'),
  })),
  consent: terms?.consent ?? '',
  offerHours: String(terms?.offerHours ?? 24),
})

/** Empty lines are not options. */
const sentOf = ({
  choices,
  ...question
}: TypedTerms['questions'][number]): RegistrationQuestion => ({
  ...question,
  ...(question.kind === 'choice' && {
    options: choices.split('\n').filter((choice) => choice.trim() !== ''),
  }),
})

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const toForm = ({ capacity, offerHours, questions, ...rest }: TypedTerms): TermsForm => ({
  ...rest,
  capacity: toNumber(capacity),
  offerHours: toNumber(offerHours),
  questions: questions.map(sentOf),
})

/** An error in one choice is shown on the whole field, with the choice's number. */
const check: Resolver<TypedTerms, unknown, TermsForm> = (typed, _, options) => {
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

export const labels = {
  capacity: 'Seats',
  offerHours: 'Hours to accept a seat',
  opensAt: 'Opens',
  closesAt: 'Closes',
  audience: 'Who can register',
  consent: 'Consent text',
} as const

const visible = (terms: RegistrationTerms | undefined): ChangedValue => {
  const { capacity, offerHours, opensAt, closesAt, audience, consent } = typedOf(terms)
  return {
    [labels.capacity]: capacity,
    [labels.offerHours]: offerHours,
    [labels.opensAt]: opensAt.replace('T', ' '),
    [labels.closesAt]: closesAt.replace('T', ' '),
    [labels.audience]: audiences[audience],
    Questions: (terms?.questions ?? []).map(inWords).join('; '),
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
  const [seen, setSeen] = useState(terms)
  const [changed, setChanged] = useState<ChangedValue>()
  const save = useSaveTerms(eventId)
  const form = useForm<TypedTerms, unknown, TermsForm>({
    resolver: check,
    defaultValues: typedOf(terms),
  })
  const { isDirty } = form.formState
  const { setUnsaved } = panel
  useEffect(() => setUnsaved(isDirty), [setUnsaved, isDirty])
  // Registration may be closed with the button above, and a form that nobody edits must not bring back the old times.
  const taken = useRef(terms)
  useEffect(() => {
    if (taken.current === terms || isDirty) return
    taken.current = terms
    setSeen(terms)
    form.reset(typedOf(terms))
  }, [terms, isDirty, form])
  const { submit, stage } = useSubmit(form, {
    send: async (entered) => {
      const { message, current } = await save.mutateAsync({ ...entered, seen })
      setSeen(current)
      setChanged(undefined)
      panel.showSuccess(message)
    },
    onSent: () => form.reset(form.getValues()),
    onError: (error) => {
      if (isSessionEnd(error)) return
      const { message, status, errors, answer } =
        error instanceof ApiError ? error : new ApiError(0, { message: '' })
      showErrors(form, errors)
      const conflict = status === 409 && termsConflict.safeParse(answer).data
      if (conflict) {
        setSeen(conflict.current)
        setChanged(changedOf(visible(seen), visible(conflict.current)))
      }
      panel.showError(message || failed)
    },
  })
  return { form, changed, submit, isBusy: stage === 'sending' }
}
