import * as z from 'zod/mini'

type TypedTwice = { newPassword: string; confirmation: string }

export const isTypedTwice = z.refine<TypedTwice>(
  ({ newPassword, confirmation }) => newPassword === confirmation,
  { path: ['confirmation'], error: 'Passwords do not match' },
)
