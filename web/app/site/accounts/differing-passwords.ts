import type { FieldErrors } from 'react-hook-form'

type TypedTwice = { newPassword: string; confirmation: string }

export const differingPasswords = ({
  newPassword,
  confirmation,
}: TypedTwice): FieldErrors<Pick<TypedTwice, 'confirmation'>> =>
  newPassword === confirmation
    ? {}
    : { confirmation: { type: 'differs', message: 'Passwords do not match' } }
