import { ApiError } from 'contract/platform/client'

/** Status 0 and an empty message when no server answered. */
export const asRejection = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, { message: '' })

export const messageOf = (error: unknown): string => asRejection(error).message
