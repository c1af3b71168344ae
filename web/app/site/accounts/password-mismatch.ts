import type { FieldErrors } from 'react-hook-form'

type ConfirmedPassword = { newPassword: string; confirmation: string }

export const passwordMismatch = ({
  newPassword,
  confirmation,
}: ConfirmedPassword): FieldErrors<Pick<ConfirmedPassword, 'confirmation'>> =>
  newPassword === confirmation
    ? {}
    : { confirmation: { type: 'differs', message: 'Passwords do not match' } }
