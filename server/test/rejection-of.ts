import { ApiError } from 'contract/platform/client'
import { expect } from 'vitest'

export const rejectionOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('It was taken'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  )
