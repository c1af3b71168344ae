import type { APIRequestContext, APIResponse } from '@playwright/test'

/** Asks again where the server has just closed a connection that was kept open, as browsers do. */
export const readFrom = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  request.get(path, { maxRetries: 2 })
