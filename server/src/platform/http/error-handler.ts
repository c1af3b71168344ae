import { serverError } from 'contract/platform/failures'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFailure, isFullDisk } from '../db/failure.ts'
import {
  badRequest,
  HttpError,
  invalidRequestBody,
  notFound,
  preconditionFailed,
  rangeNotSatisfiable,
  tooLarge,
  unavailable,
  unsupported,
} from '../errors.ts'
import { requestIdHeader } from './request-id.ts'
import { requestFields } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

const statuses: Record<number, () => HttpError> = {
  404: () => notFound('Not found'),
  412: preconditionFailed,
  413: tooLarge,
  415: unsupported,
  416: rangeNotSatisfiable,
}

type Issue = { instancePath?: string; message?: string; keyword?: string }

function fromValidation({ validation = [], validationContext }: FastifyError): HttpError {
  const errors: Record<string, string> = {}
  for (const { instancePath = '', message = '' } of validation as Issue[]) {
    const field = instancePath.split('/')[1] ?? ''
    errors[field] ??= message
  }
  const [first = invalidRequestBody] = Object.values(errors)
  if (validationContext === 'params') return notFound(first)
  if ('' in errors) return badRequest(invalidRequestBody)
  return badRequest(first, errors)
}

/** Undefined for our own faults, which only the log explains. */
function asHttpError(error: FastifyError): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error.validation) return fromValidation(error)
  if (isFullDisk(error.code)) return unavailable()
  const fromDatabase = databaseFailure(error)
  if (fromDatabase) return fromDatabase
  const byStatus = statuses[error.statusCode ?? 0]
  if (byStatus) return byStatus()
  // What remains below 500 are bodies the parsers did not understand.
  if (error.statusCode && error.statusCode < 500) return badRequest(invalidRequestBody)
  return undefined
}

/** The failure for a form to show on its page. Rethrows our own faults. */
export function reportedFailure(error: unknown, { log }: FastifyRequest): HttpError {
  const known = asHttpError(error as FastifyError)
  if (!known) throw error
  if (known.statusCode >= 500 && !known.isExpected) log.error({ err: error }, 'a form failed')
  return known
}

/** The router rejects these before any hook runs. */
export function answerBadAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  error.statusCode = 404
  const headers = { ...securityHeaders, [requestIdHeader]: request.id }
  return answerError(error, request, reply.headers(headers))
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = asHttpError(error)
  const status = known?.statusCode ?? 500
  if (status >= 500 && !known?.isExpected)
    request.log.error({ ...requestFields(request, reply, status), err: error }, 'request failed')
  // Includes the length of the file (RFC 9110 §15.5.17).
  if (status === 416) reply.headers((error as { headers?: Record<string, string> }).headers ?? {})
  if (known?.retryAfterSeconds) reply.header('retry-after', String(known.retryAfterSeconds))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: known?.message ?? serverError,
      ...(known?.errors && { errors: known.errors }),
      ...known?.details,
    })
}
