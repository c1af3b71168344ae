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
} from './errors.ts'
import { requestIdHeader } from './request-id.ts'
import { requestFields } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

/** What the framework and its parts refuse with a status of their own. */
const statuses: Record<number, () => HttpError> = {
  404: () => notFound('Not found'),
  412: preconditionFailed,
  413: tooLarge,
  415: unsupported,
  416: rangeNotSatisfiable,
}

type Issue = { instancePath?: string; message?: string; keyword?: string }

/** A body, address or query that the contract refuses. Names every field at fault; the first one's words lead. */
function fromValidation({ validation = [], validationContext }: FastifyError): HttpError {
  const errors: Record<string, string> = {}
  for (const { instancePath = '', message = '' } of validation as Issue[]) {
    const field = instancePath.split('/')[1] ?? ''
    errors[field] ??= message
  }
  const [first = invalidRequestBody] = Object.values(errors)
  if (validationContext === 'params') return notFound(first)
  // The body is no object at all.
  if ('' in errors) return badRequest(invalidRequestBody)
  return badRequest(first, errors)
}

/** What the reader is told about any failure; undefined when it is our fault and only the log says what. */
function asHttpError(error: FastifyError): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error.validation) return fromValidation(error)
  if (isFullDisk(error.code)) return unavailable()
  const fromDatabase = databaseFailure(error)
  if (fromDatabase) return fromDatabase
  const byStatus = statuses[error.statusCode ?? 0]
  if (byStatus) return byStatus()
  // What is left below 500 are bodies that the parsers did not understand.
  if (error.statusCode && error.statusCode < 500) return badRequest(invalidRequestBody)
  return undefined
}

/** For addresses that the router refuses, before any hook has run. */
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
  // What serves files says how long the file is (RFC 9110 §15.5.17).
  if (status === 416) reply.headers((error as { headers?: Record<string, string> }).headers ?? {})
  if (known?.retryAfterSeconds) reply.header('retry-after', String(known.retryAfterSeconds))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: known?.message ?? 'Server error',
      ...(known?.errors && { errors: known.errors }),
      ...known?.details,
    })
}
