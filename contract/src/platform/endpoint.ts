import * as z from 'zod/mini'
import { isEmailAddress, isStoredEmailAddress } from './email.ts'
import { isPhoneNumber, isPhoneText, plainPhone } from './phone.ts'
import type { Right } from './roles.ts'
import { isBlank, unifyLineEnds, visibleLength, withoutStrayMarks } from './visible-text.ts'

/**
 * `student or visitor` is everyone, but the server tells them apart. Responds 401 when not signed in and 403 without
 * the permission, both before the body is read.
 */
export type Access = 'everyone' | 'student or visitor' | 'student' | Right

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: `/${string}`
  access: Access
  /** Needs a fresh `verifyPassword`, once per call; otherwise 403. */
  stepUp?: true
  /** A GET with side effects: the same-origin rule of the other methods applies. */
  writes?: true
  answers?:
    | 'application/x-tar'
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/atom+xml'
    | 'application/feed+json'
    | 'image/svg+xml'
    | 'text/csv'
    | 'text/calendar'
    | 'text/html'
  summary: string
  consumes?: readonly ['multipart/form-data']
  params?: z.ZodMiniObject
  querystring?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** Beyond those that `responsesOf` adds. */
  response: Record<number, z.ZodMiniType>
}

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const instant = z.iso.datetime({ precision: 3 })

export const file = z.unknown()

/** Every response except plain records; `errors` is keyed by field. */
export const messageBody = z.object({ message: z.string() })

/** Whoever gets no response sends the same id again, so that something new isn’t made twice. */
export const newIdQuery = z.object({ _id: z.optional(z.uuid('_id must be a UUID')) })

export const createdBody = z.extend(messageBody, { _id: z.optional(z.string()) })
export const failureBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})
export type FailureBody = z.infer<typeof failureBody>

/** For an endpoint's `response`: `...failures(404, 409)`. */
export function failures<const Status extends number>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, failureBody])) as Record<
    Status,
    typeof failureBody
  >
}

// In code points, so that an emoji is one character. A character has at most two UTF-16 units, so longer texts need
// no count.
const isAtMost = (max: number) => (value: string) =>
  value.length <= 2 * max && [...value].length <= max
const atMost = (label: string, max: number) =>
  z.refine<string>(isAtMost(max), `${label} must be at most ${max} characters long`)

// PostgreSQL can't store NUL, and no database returns unpaired surrogates unchanged.
const storable = (label: string) =>
  z.refine<string>((value) => !/\0|\p{Surrogate}/u.test(value), `${label} must be text`)

const trimmed = z.overwrite<string>((value) => (isBlank(value) ? '' : unifyLineEnds(value).trim()))

export const text = (label: string, min: number, max: number) => {
  const tooShort = `${label} must be at least ${min} characters long`
  return z.string(tooShort).check(
    trimmed,
    z.minLength(min, tooShort),
    z.refine((value) => visibleLength(value) >= min, tooShort),
    atMost(label, max),
    storable(label),
  )
}

export const optionalText = (label: string, max: number) =>
  z.optional(z.string(`${label} must be text`).check(trimmed, atMost(label, max), storable(label)))

const presentChecks = (label: string, max: number) =>
  [
    z.refine<string>((value) => !isBlank(value), `${label} is required`),
    atMost(label, max),
    storable(label),
  ] as const

/** Not trimmed. */
export const requiredText = (label: string, max: number) =>
  z.string(`${label} is required`).check(...presentChecks(label, max))

export const requiredLines = (label: string, max: number) =>
  z.string(`${label} is required`).check(z.overwrite(unifyLineEnds), ...presentChecks(label, max))

/** Direction marks would reorder what stands around a name; other invisible marks make two names look alike. */
const cleaned = z.overwrite<string>((value) =>
  isBlank(value) ? '' : withoutStrayMarks(value).trim(),
)

// Control characters could end a line of an email header; browsers also break lines at the two separators.
const singleLine = (label: string) =>
  z.regex(/^[^\p{Control}\u2028\u2029]*$/u, `${label} must be a single line`)
const lineChecks = (label: string, max: number) =>
  [singleLine(label), atMost(label, max), storable(label)] as const

const lineAs = (trim: typeof trimmed) => (label: string, max: number) => {
  const missing = `${label} is required`
  return z.string(missing).check(trim, z.minLength(1, missing), ...lineChecks(label, max))
}
const optionalLineAs = (trim: typeof trimmed) => (label: string, max: number) =>
  z.optional(z.string(`${label} must be text`).check(trim, ...lineChecks(label, max)))

/** Stored with invisible marks, as specified for events, people and messages. */
export const line = lineAs(trimmed)
export const optionalLine = optionalLineAs(trimmed)

export const cleanLine = lineAs(cleaned)
export const optionalCleanLine = optionalLineAs(cleaned)

export const phoneNumber = (label: string, invalid: string) =>
  line(label, 20).check(
    z.overwrite(plainPhone),
    z.refine((value) => isPhoneNumber(value), invalid),
  )

export const optionalPhone = (label: string) =>
  z.optional(
    z.string(`${label} must be text`).check(
      trimmed,
      ...lineChecks(label, 20),
      z.overwrite(plainPhone),
      z.refine((value) => value === '' || isPhoneText(value), `${label} must be a phone number`),
    ),
  )

export const emailAddress = (missing: string, invalid: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.refine(isEmailAddress, invalid))

export const storedEmailAddress = (missing: string, invalid: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.refine(isStoredEmailAddress, invalid))

export const optionalEmailAddress = (invalid: string) =>
  z.optional(
    z.string(invalid).check(
      z.trim(),
      z.refine((value) => value === '' || isEmailAddress(value), invalid),
    ),
  )
