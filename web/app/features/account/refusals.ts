import { invalidEmail } from 'contract/account'
import { Refusal } from 'contract/client'
import { emailTaken, weakPassword } from 'contract/sign-up'

/** The server's words for why a call failed; empty when there are none. */
export function messageOf(error: unknown): string {
  return error instanceof Refusal ? error.message : ''
}

export const emailInvalid = 'Please enter a valid email address.'
export const passwordWeak =
  'Password must be at least 6 characters long. Please choose a stronger password.'

/** Messages of the server that belong to a field, in the words of the screen. */
const knownFaults = [
  {
    message: emailTaken,
    field: 'email',
    text: 'Email is already registered. Please use a different email or try logging in.',
  },
  {
    message: weakPassword,
    field: 'password',
    text: passwordWeak,
  },
  { message: invalidEmail, field: 'email', text: emailInvalid },
]

const pictureRefusals = [413, 415]

/** What the server said about a sign-up: at fields, and to be told besides if it is none of the known faults. */
export function readSignUpRefusal(error: unknown): {
  faults: Record<string, string>
  toast: string | undefined
} {
  const { message, status, errors } =
    error instanceof Refusal ? error : new Refusal(0, { message: '' })
  const inWords = (said: string) =>
    knownFaults.find((known) => known.message === said)?.text ?? said
  const faults = Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, inWords(said)]),
  )
  const known = knownFaults.find((fault) => fault.message === message)
  if (known) return { faults: { ...faults, [known.field]: known.text }, toast: undefined }
  if (pictureRefusals.includes(status)) faults.profilePhoto = message
  return { faults, toast: message }
}
