import { ApiError } from 'contract/platform/client'
import { expect } from 'vitest'

/** The refusal of a call that must not be taken, with what it told. */
export const rejectionOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('It was taken'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  )
