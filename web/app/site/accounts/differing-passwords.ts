import type { FieldErrors } from 'react-hook-form'

type TypedTwice = { newPassword: string; confirmation: string }

/** The fault of a form in which a new password and its confirmation are not the same. */
export const differingPasswords = ({
  newPassword,
  confirmation,
}: TypedTwice): FieldErrors<Pick<TypedTwice, 'confirmation'>> =>
  newPassword === confirmation
    ? {}
    : { confirmation: { type: 'differs', message: 'Passwords do not match' } }
