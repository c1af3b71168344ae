import { outage, requestTooLarge, requestTooSlow, tooManyTries } from 'contract/platform/failures'

export class HttpError extends Error {
  readonly statusCode: number
  readonly errors: Record<string, string> | undefined
  readonly details: object | undefined
  readonly retryAfterSeconds: number | undefined
  /** Not worth an error in the log. */
  readonly isExpected: boolean

  constructor(
    statusCode: number,
    message: string,
    more: {
      errors?: Record<string, string>
      details?: object
      retryAfterSeconds?: number
      cause?: unknown
      isExpected?: boolean
    } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : {})
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.errors = more.errors
    this.details = more.details
    this.retryAfterSeconds = more.retryAfterSeconds
    this.isExpected = more.isExpected ?? false
  }
}

export const invalidRequest = 'Invalid request'
export const invalidRequestBody = 'Invalid request body'
const outageRetrySeconds = 5

export const badRequest = (message: string, errors?: Record<string, string>) =>
  new HttpError(400, message, errors && { errors })
export const unauthorized = (message: string) => new HttpError(401, message)
export const forbidden = (message: string) => new HttpError(403, message)
export const notFound = (message: string) => new HttpError(404, message)
export const requestTimeout = () => new HttpError(408, requestTooSlow)
export const conflict = (message: string, details?: object) =>
  new HttpError(409, message, details && { details })
export const preconditionFailed = () => new HttpError(412, 'Precondition failed')
export const tooLarge = (message = requestTooLarge) => new HttpError(413, message)
export const unsupported = (message = 'Unsupported content type') => new HttpError(415, message)
export const rangeNotSatisfiable = () => new HttpError(416, 'Range not satisfiable')
export const expectationFailed = () => new HttpError(417, 'Expectation not supported')
export const tooManyAttempts = (retryAfterSeconds: number, message = tooManyTries) =>
  new HttpError(429, message, { retryAfterSeconds })
export const headersTooLarge = () => new HttpError(431, 'Request headers are too large')
export const unavailable = (cause?: unknown) =>
  new HttpError(503, outage, {
    retryAfterSeconds: outageRetrySeconds,
    ...(cause !== undefined && { cause }),
  })
/** More than a client's share; crowds are not our fault, so it is expected. */
export const tooMuchAtOnce = () =>
  new HttpError(503, outage, { retryAfterSeconds: outageRetrySeconds, isExpected: true })
export const serverStopping = () =>
  new HttpError(503, outage, { retryAfterSeconds: outageRetrySeconds, isExpected: true })
