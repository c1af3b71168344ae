import * as z from 'zod/mini'
import { createdBody, failures, messageBody } from './endpoint.ts'
import type { Fields } from './fields.ts'

type Path = `/api/${string}`
const consumes = ['multipart/form-data'] as const

/** The parameter of the calls for one record. */
export const idParams = (notFound: string) => z.object({ _id: z.uuid(notFound) })

/** Enters a record. */
export const createCall = <Form extends z.ZodMiniObject>(
  path: Path,
  summary: string,
  body: Form,
) => ({
  method: 'POST' as const,
  url: path,
  access: 'administrator' as const,
  schema: {
    summary,
    consumes,
    body,
    response: { 201: createdBody, ...failures(400, 401, 403, 413, 415, 503) },
  },
})

/** Changes a record. */
export const updateCall = <Form extends z.ZodMiniObject>(
  path: Path,
  summary: string,
  body: Form,
  notFound: string,
) => ({
  method: 'PUT' as const,
  url: `${path}/:_id` as const,
  access: 'administrator' as const,
  schema: {
    summary,
    consumes,
    params: idParams(notFound),
    body,
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 413, 415, 503) },
  },
})

/** Deletes a record. */
export const deleteCall = (path: Path, summary: string, notFound: string) => ({
  method: 'DELETE' as const,
  url: `${path}/:_id` as const,
  access: 'administrator' as const,
  schema: {
    summary,
    params: idParams(notFound),
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
})

/** A call that wants the password once more. */
export const withStepUp = <Call extends object>(call: Call) => ({ ...call, stepUp: true as const })

/** A kind of record, as the panel, the tables and the store read it. */
export type DeclaredRecord = {
  /** What one is called, and what many are. */
  one: string
  many: string
  /** The field that one is called by. */
  nameField: string
  fields: Fields
  create: ReturnType<typeof createCall>
  update: ReturnType<typeof updateCall>
  remove: ReturnType<typeof deleteCall>
  /** What is answered, and said where an answer came without words. */
  says: { notFound: string; created: string; updated: string; deleted: string }
}
