import { invalidEmail } from 'contract/accounts/account'
import { chooseStronger, passwordMinimum, passwordTooShort } from 'contract/accounts/password-rule'
import { emailTaken, weakPassword } from 'contract/accounts/sign-up'
import type { Refusal } from 'contract/platform/client'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFaults } from '#app/ui/fields/show-faults'
import { showToast } from '#app/ui/toaster'
import { asRefusal } from './as-rejection'

export const emailInvalid = 'Please enter a valid email address.'
/** For a server that gives no other reason. */
const passwordWeak = chooseStronger(passwordTooShort(passwordMinimum))

const knownFaults = [
  {
    message: emailTaken,
    field: 'email',
    text: 'Email is already registered. Please use a different email or try logging in.',
  },
  { message: weakPassword, field: 'password', text: passwordWeak },
  { message: invalidEmail, field: 'email', text: emailInvalid },
]
const knownFault = (said: string) => knownFaults.find(({ message }) => message === said)

const photoRefusals = [413, 415]

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/** A server that gives no reason means the length. */
function weakness({ message, errors }: Refusal): Record<string, string> {
  if (message !== weakPassword) return {}
  const reason = errors.password ?? errors.newPassword ?? weakPassword
  const text = reason === weakPassword ? passwordWeak : chooseStronger(reason)
  return { password: text, newPassword: text }
}

function faultsOf(refusal: Refusal): Record<string, string> {
  const { message, status, errors } = refusal
  const faults = Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, knownFault(said)?.text ?? said]),
  )
  return {
    ...faults,
    ...weakness(refusal),
    ...(photoRefusals.includes(status) && { profilePhoto: message }),
  }
}

export function showRefusal<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fallback: string,
): void {
  const refusal = asRefusal(error)
  const faults = faultsOf(refusal)
  if (Object.keys(faults).length > 0) showFaults(form, faults)
  else showToast('error', refusal.message || fallback)
}

/** Known messages appear at their fields; any other one also as a toast (specified). */
export function showSignUpRefusal<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fallback: string,
): void {
  const refusal = asRefusal(error)
  const { message } = refusal
  const known = knownFault(message)
  if (!known) showToast('error', message || fallback)
  showFaults(form, { ...(known && { [known.field]: known.text }), ...faultsOf(refusal) })
}
