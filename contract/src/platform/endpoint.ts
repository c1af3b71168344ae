import * as z from 'zod/mini'
import { isEmailAddress, isStoredEmailAddress } from './email.ts'
import { isPhoneNumber, isPhoneText } from './phone.ts'
import type { Right } from './roles.ts'
import { isBlank, unifyLineEnds, visibleLength } from './visible-text.ts'

/**
 * Who may make a call: visitors, students, or whoever is signed in to the panel and has a right. `student or visitor` is
 * everyone, but the two are told apart. Who asks without being signed in is answered 401, without the right 403; both
 * before a body is read.
 */
export type Access = 'everyone' | 'student or visitor' | 'student' | Right

/** One call of the API: the server mounts it, and the client calls it. */
export type Endpoint = Call &
  (
    | { access: Exclude<Access, Right> }
    // Also who is signed in may be refused, and be told so.
    | { access: Right; schema: { response: { 401: z.ZodMiniType; 403: z.ZodMiniType } } }
  )

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for parameters. */
  url: `/${string}`
  /** Only once after the password was entered again, see `verifyPassword`; else it is answered 403. */
  stepUp?: true
  /** A GET that leaves something behind: the origin rule of the other methods holds for it, too. */
  writes?: true
  /** The media type of a success that is a file or a page. */
  answers?:
    | 'application/x-tar'
    | 'application/pdf'
    | 'application/atom+xml'
    | 'application/feed+json'
    | 'image/svg+xml'
    | 'text/csv'
    | 'text/calendar'
    | 'text/html'
  schema: {
    summary: string
    /** The encoding of a body that is not JSON. */
    consumes?: readonly ['multipart/form-data']
    params?: z.ZodMiniObject
    querystring?: z.ZodMiniObject
    body?: z.ZodMiniObject
    response: Record<number, z.ZodMiniType>
  }
}

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const instant = z.iso.datetime({ precision: 3 })

/** The success of an endpoint that `answers` something else than JSON. */
export const file = z.unknown()

/** What every answer but a plain record carries; `errors` names the fields at fault. */
export const messageBody = z.object({ message: z.string() })
/** The same for what was made: its id, to lead there. */
export const createdBody = z.extend(messageBody, { _id: z.optional(z.string()) })
export const failureBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})
export type FailureBody = z.infer<typeof failureBody>

/** The failures that an endpoint may answer, for its `response`: `...failures(400, 404)`. */
export function failures<const Status extends number>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, failureBody])) as Record<
    Status,
    typeof failureBody
  >
}

// Counted in code points, so that an emoji is one character.
// Of more than twice as many units, a character has two at most, nobody has to count them.
const isAtMost = (max: number) => (value: string) =>
  value.length <= 2 * max && [...value].length <= max
const atMost = (label: string, max: number) =>
  z.refine<string>(isAtMost(max), `${label} must be at most ${max} characters long`)

// NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which no database gives back as they came.
const storable = (label: string) =>
  z.refine<string>((value) => !/\0|\p{Surrogate}/u.test(value), `${label} must be text`)

// What shows nothing is nothing; all else loses its spaces around it.
const trimmed = () =>
  z.overwrite<string>((value) => (isBlank(value) ? '' : unifyLineEnds(value).trim()))

/** A required text of `min` to `max` characters, trimmed. The label begins its messages. */
export const text = (label: string, min: number, max: number) => {
  const tooShort = `${label} must be at least ${min} characters long`
  return z.string(tooShort).check(
    trimmed(),
    z.minLength(min, tooShort),
    z.refine((value) => visibleLength(value) >= min, tooShort),
    atMost(label, max),
    storable(label),
  )
}

/** A text that may be left out or empty, trimmed. */
export const optionalText = (label: string, max: number) =>
  z.optional(
    z.string(`${label} must be text`).check(trimmed(), atMost(label, max), storable(label)),
  )

const presentChecks = (label: string, max: number) =>
  [
    z.refine<string>((value) => !isBlank(value), `${label} is required`),
    atMost(label, max),
    storable(label),
  ] as const

/** A text that only has to be there, taken as it is. */
export const requiredText = (label: string, max: number) =>
  z.string(`${label} is required`).check(...presentChecks(label, max))

/** The same of several lines. */
export const requiredLines = (label: string, max: number) =>
  z.string(`${label} is required`).check(z.overwrite(unifyLineEnds), ...presentChecks(label, max))

// Without control characters, which could end a line of a mail's head, and the two separators that browsers break at.
const singleLine = (label: string) =>
  z.regex(/^[^\p{Control}\u2028\u2029]*$/u, `${label} must be a single line`)
const lineChecks = (label: string, max: number) =>
  [singleLine(label), atMost(label, max), storable(label)] as const

/** A required text of one line, trimmed. */
export const line = (label: string, max: number) => {
  const missing = `${label} is required`
  return z.string(missing).check(trimmed(), z.minLength(1, missing), ...lineChecks(label, max))
}

/** A text of one line that may be left out or empty, trimmed. */
export const optionalLine = (label: string, max: number) =>
  z.optional(z.string(`${label} must be text`).check(trimmed(), ...lineChecks(label, max)))

/** A telephone number of a visitor or student. */
export const phoneNumber = (label: string, invalid: string) =>
  line(label, 20).check(z.refine((value) => isPhoneNumber(value), invalid))

/** Telephone numbers that the college publishes, which may be left out. */
export const optionalPhone = (label: string) =>
  z.optional(
    z.string(`${label} must be text`).check(
      trimmed(),
      ...lineChecks(label, 20),
      z.refine((value) => value === '' || isPhoneText(value), `${label} must be a phone number`),
    ),
  )

/** An address that mail can be sent to, see `contract/platform/email`. */
export const emailAddress = (missing: string, invalid: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.refine(isEmailAddress, invalid))

/** An address by which something is found that may have been stored long ago. */
export const storedEmailAddress = (missing: string, invalid: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.refine(isStoredEmailAddress, invalid))

/** Such an address, which may be left out or empty. */
export const optionalEmailAddress = (invalid: string) =>
  z.optional(
    z.string(invalid).check(
      z.trim(),
      z.refine((value) => value === '' || isEmailAddress(value), invalid),
    ),
  )
