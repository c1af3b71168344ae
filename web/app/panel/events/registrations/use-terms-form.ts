import { type TermsForm, termsConflict } from 'contract/events/registration-office'
import {
  audiences,
  type RegistrationQuestion,
  type RegistrationTerms,
} from 'contract/events/registrations'
import { ApiError } from 'contract/platform/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSaveTerms } from '#app/data/registration-office'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import { type ChangedValue, changedOf } from '../../shell/changed-by-others'
import type { Panel } from '../../shell/panel'
import { useRestoredForm } from '../../shell/use-restored-form'
import { isSessionEnd } from '../../shell/use-session-end'
import { check, type TypedTerms, typedOf } from './typed-terms'

const failed = 'The settings could not be saved. Please try again.'

export type TermsFormState = UseFormReturn<TypedTerms, unknown, TermsForm>

export const labels = {
  capacity: 'Seats',
  offerHours: 'Hours to accept a seat',
  opensAt: 'Opens',
  closesAt: 'Closes',
  audience: 'Who can register',
  consent: 'Consent text',
  consentIn: 'Translations',
  questions: 'Questions',
} as const satisfies Record<keyof TypedTerms, string>

const visible = (terms: RegistrationTerms | undefined): ChangedValue => {
  const { capacity, offerHours, opensAt, closesAt, audience, consent } = typedOf(terms)
  return {
    [labels.capacity]: capacity,
    [labels.offerHours]: offerHours,
    [labels.opensAt]: opensAt.replace('T', ' '),
    [labels.closesAt]: closesAt.replace('T', ' '),
    [labels.audience]: audiences[audience],
    [labels.questions]: (terms?.questions ?? []).map(inWords).join('; '),
    [labels.consent]: consent,
    [labels.consentIn]: Object.values(terms?.translations ?? {})
      .flatMap(Object.values<string>)
      .join('; '),
  }
}

const inWords = ({ label, isRequired, options = [] }: RegistrationQuestion) =>
  [label, isRequired && '(required)', options.length > 0 && `(${options.join(', ')})`]
    .filter(Boolean)
    .join(' ')

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Options = { name: string; eventId: string; terms: RegistrationTerms | undefined; panel: Panel }

/** Errors appear from the first attempt to save; the first one gets the focus. */
export function useTermsForm({ name, eventId, terms, panel }: Options) {
  const [seen, setSeen] = useState(terms)
  const [changed, setChanged] = useState<ChangedValue>()
  const save = useSaveTerms(eventId)
  const form = useForm<TypedTerms, unknown, TermsForm>({
    resolver: check,
    defaultValues: typedOf(terms),
  })
  useRestoredForm(panel, form, { name, context: seen, onRestored: setSeen })
  /** Fields that nobody edited here take what others saved; the rest is shown before it is replaced. */
  const follow = (next: RegistrationTerms | undefined) => {
    const mine = form.getValues()
    const [before, after] = [typedOf(seen), typedOf(next)]
    // Safe: the names are those of the form.
    const edited = (Object.keys(after) as (keyof TypedTerms)[]).filter(
      (name) => !isSame(mine[name], before[name]),
    )
    const clashing = edited.filter(
      (name) => !isSame(before[name], after[name]) && !isSame(mine[name], after[name]),
    )
    setSeen(next)
    form.reset(after)
    for (const name of edited) form.setValue(name, mine[name], { shouldDirty: true })
    const theirs = Object.entries(changedOf(visible(seen), visible(next)))
    const clashes = theirs.filter(([label]) => clashing.some((name) => labels[name] === label))
    if (clashes.length > 0) setChanged(Object.fromEntries(clashes))
  }
  const followStored = useEffectEvent(follow)
  // Registration may also be closed with the button above.
  const taken = useRef(terms)
  useEffect(() => {
    if (taken.current === terms) return
    taken.current = terms
    followStored(terms)
  }, [terms])
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
      if (conflict) follow(conflict.current)
      panel.showError(message || failed)
    },
  })
  return { form, changed, submit, isBusy: stage === 'sending' }
}
