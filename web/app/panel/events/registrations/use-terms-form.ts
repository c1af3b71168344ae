import type { TermsForm } from 'contract/events/registration-office'
import { audiences, type RegistrationTerms } from 'contract/events/registrations'
import { ApiError } from 'contract/platform/client'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSaveTerms } from '#app/data/registration-office'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import type { Panel } from '../../shell/panel'
import { useChangedByOthers } from '../../shell/use-changed-by-others'
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

const localText = (time: string) => time.replace('T', ' ')

const questionText = ({ label, isRequired, choices }: TypedTerms['questions'][number]) =>
  [label, isRequired && '(required)', choices && `(${choices.split('\n').join(', ')})`]
    .filter(Boolean)
    .join(' ')

const texts = {
  audience: (audience: TypedTerms['audience']) => audiences[audience],
  questions: (questions: TypedTerms['questions']) => questions.map(questionText).join('; '),
  opensAt: localText,
  closesAt: localText,
}

type Options = { name: string; eventId: string; terms: RegistrationTerms | undefined; panel: Panel }

/** Errors appear from the first attempt to save; the first one gets the focus. */
export function useTermsForm({ name, eventId, terms, panel }: Options) {
  const save = useSaveTerms(eventId)
  const stored = typedOf(terms)
  const form = useForm<TypedTerms, unknown, TermsForm>({ resolver: check, defaultValues: stored })
  const { changed, seen, setSeen } = useChangedByOthers(form, stored, { labels, texts })
  useRestoredForm(panel, form, { name, context: seen, onRestored: setSeen })
  const { submit, stage } = useSubmit(form, {
    send: async (entered) =>
      panel.showSuccess((await save.mutateAsync({ ...entered, seen: terms })).message),
    onSent: () => form.reset(form.getValues()),
    onError: (error) => {
      if (isSessionEnd(error)) return
      const { message, errors } =
        error instanceof ApiError ? error : new ApiError(0, { message: '' })
      showErrors(form, errors)
      panel.showError(message || failed)
    },
  })
  return { form, changed, submit, isBusy: stage === 'sending' }
}
