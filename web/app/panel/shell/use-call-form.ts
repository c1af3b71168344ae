import { ApiError } from 'contract/platform/client'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import type { Panel } from './panel'
import { actionFailed } from './report-failure'
import { isSessionEnd } from './use-session-end'

type CallForm<Values extends FieldValues> = {
  panel: Pick<Panel, 'showSuccess'>
  defaultValues: DefaultValues<Values>
  resolver?: Resolver<Values>
  send: (values: Values) => Promise<{ message: string }>
  /** Called after the message of success, when the form library is done. */
  onSent: () => void
  onSessionEnd?: () => void
  /** Where the response has no message. */
  failure?: string
  /** Where an error that names no field goes: to a field, to the form (`root`), or to the caller. */
  errorAt: FieldPath<Values> | 'root' | ((message: string, error: ApiError) => void)
}

const lowestServerError = 500
const tooManyRequests = 429

/** Without an answer, or without one about what was sent: the same form may succeed later. */
export const isTemporary = ({ status }: ApiError): boolean =>
  status === 0 || status === tooManyRequests || status >= lowestServerError

/** A small form that makes one call. Errors of fields are shown there, and the first gets the focus. */
export function useCallForm<Values extends FieldValues>({
  panel,
  send,
  onSent,
  onSessionEnd,
  failure = actionFailed,
  errorAt,
  ...options
}: CallForm<Values>) {
  const form = useForm<Values>(options)
  const { submit, stage } = useSubmit(form, {
    send: async (values) => panel.showSuccess((await send(values)).message),
    onSent,
    onError: (error) => {
      if (isSessionEnd(error)) return onSessionEnd?.()
      const rejection = error instanceof ApiError ? error : new ApiError(0, { message: '' })
      const { errors } = rejection
      const errorMessage = rejection.message || failure
      if (Object.keys(errors).some((name) => name in form.getValues())) showErrors(form, errors)
      else if (typeof errorAt === 'function') errorAt(errorMessage, rejection)
      else form.setError(errorAt, { message: errorMessage }, { shouldFocus: true })
    },
  })
  return { form, control: form.control, submit, isBusy: stage === 'sending' }
}

/** For a form with one required text that the contract has no message for. */
export const requireText =
  <Values extends FieldValues>(name: FieldPath<Values>, message: string): Resolver<Values> =>
  (values) =>
    String(values[name] ?? '').trim() === ''
      ? { values: {}, errors: { [name]: { type: 'required', message } } as never }
      : { values, errors: {} }
