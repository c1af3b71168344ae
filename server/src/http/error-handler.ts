import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFailure, isFullDisk } from '../db/failure.ts'
import {
  badRequest,
  HttpError,
  invalidRequestBody,
  notFound,
  tooLarge,
  unavailable,
  unsupported,
} from '../errors.ts'
import { requestFields } from '../request-log.ts'
import { requestIdHeader } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

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
  if (error.statusCode === 415) return unsupported()
  if (error.statusCode === 413) return tooLarge()
  if (error.statusCode === 404) return notFound('Not found')
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
  if (status >= 500)
    request.log.error({ ...requestFields(request, reply, status), err: error }, 'request failed')
  if (known?.retryAfterSeconds) reply.header('retry-after', String(known.retryAfterSeconds))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: known?.message ?? 'Server error',
      ...(known?.errors && { errors: known.errors }),
    })
}
