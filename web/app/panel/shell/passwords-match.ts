import * as z from 'zod/mini'

type ConfirmedPassword = { newPassword: string; confirmation: string }

export const passwordsMatch = z.refine<ConfirmedPassword>(
  ({ newPassword, confirmation }) => newPassword === confirmation,
  { path: ['confirmation'], error: 'Passwords do not match' },
)
