import { invalidEmail } from 'contract/accounts/account'
import { chooseStronger, passwordMinimum, passwordTooShort } from 'contract/accounts/password-rule'
import { emailTaken, weakPassword } from 'contract/accounts/sign-up'
import type { ApiError } from 'contract/platform/client'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { asRejection } from '#app/lib/as-rejection'
import { showErrors } from '#app/ui/fields/show-errors'
import { showToast } from '#app/ui/toaster'

export const emailInvalid = 'Please enter a valid email address.'
/** For a server that gives no other reason. */
const passwordWeak = chooseStronger(passwordTooShort(passwordMinimum))

const knownErrors = [
  {
    message: emailTaken,
    field: 'email',
    text: 'Email is already registered. Please use a different email or try logging in.',
  },
  { message: weakPassword, field: 'password', text: passwordWeak },
  { message: invalidEmail, field: 'email', text: emailInvalid },
]
const knownError = (text: string) => knownErrors.find(({ message }) => message === text)

const photoErrorStatuses = [413, 415]

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/** A server that gives no reason means the length. */
function weakness({ message, errors }: ApiError): Record<string, string> {
  if (message !== weakPassword) return {}
  const reason = errors.password ?? errors.newPassword ?? weakPassword
  const text = reason === weakPassword ? passwordWeak : chooseStronger(reason)
  return { password: text, newPassword: text }
}

function errorsOf(rejection: ApiError): Record<string, string> {
  const { message, status, errors } = rejection
  const problems = Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, knownError(text)?.text ?? text]),
  )
  return {
    ...problems,
    ...weakness(rejection),
    ...(photoErrorStatuses.includes(status) && { profilePhoto: message }),
  }
}

export function showRejection<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fallback: string,
): void {
  const rejection = asRejection(error)
  const errors = errorsOf(rejection)
  if (Object.keys(errors).length > 0) showErrors(form, errors)
  else showToast('error', rejection.message || fallback)
}

type ConfirmedPassword = { newPassword: string; confirmation: string }

export const passwordMismatch = ({
  newPassword,
  confirmation,
}: ConfirmedPassword): FieldErrors<Pick<ConfirmedPassword, 'confirmation'>> =>
  newPassword === confirmation
    ? {}
    : { confirmation: { type: 'differs', message: 'Passwords do not match' } }

/** Known messages appear at their fields; any other one also as a toast (specified). */
export function showSignUpRejection<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fallback: string,
): void {
  const rejection = asRejection(error)
  const { message } = rejection
  const known = knownError(message)
  if (!known) showToast('error', message || fallback)
  showErrors(form, { ...(known && { [known.field]: known.text }), ...errorsOf(rejection) })
}
