import { Refusal } from 'contract/platform/client'

/** Status 0 and an empty message when no server answered. */
export const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(0, { message: '' })

export const messageOf = (error: unknown): string => asRefusal(error).message
