import { Refusal } from 'contract/platform/client'

/** Why a call failed; a refusal without words when no server gave any. */
export const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(0, { message: '' })

/** The server's words for why a call failed; empty when there are none. */
export const messageOf = (error: unknown): string => asRefusal(error).message
