import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'
import { contentNotFound } from './calls.ts'

export const reviewSaved = 'Saved'
export const reviewConfirmed = 'Marked as up to date'
export const reviewTaken = 'Someone changed this in the meantime. Please review it again.'
export const ownerNotFound = 'This person has no account any longer'
const dayExpected = 'Choose a review date'

/** After so many months an entry can be looked at again, and again. */
export const reviewIntervals = [1, 3, 6, 12, 24] as const

const day = z.iso
  .date(dayExpected)
  // Beyond these years days cannot be told from each other by their texts.
  .check(z.refine((value) => value >= '2000' && value < '3000', dayExpected))

const due = z.object({
  /** A day of the calendar: `2027-05-31`. */
  by: day,
  months: z.literal(reviewIntervals, 'Unknown interval'),
})

/** Who looks after an entry, and when it is to be looked at. */
export const review = z.object({
  /** The id of an administrator; absent where it is nobody, or somebody whose account is gone. */
  ownerId: z.optional(
    z.string().check(z.minLength(1, ownerNotFound), z.maxLength(64, ownerNotFound)),
  ),
  due: z.optional(due),
})
export type Review = z.infer<typeof review>

/** The same where entries are reported. */
export const reportedReview = z.object({
  /** The email of the administrator. */
  owner: z.optional(z.string()),
  due: z.optional(z.extend(due, { isOver: z.boolean() })),
})

/**
 * The day on which an entry is to be looked at again after somebody has: so many months later, as often as it takes to
 * come after today. Of a month that has no such day, the last one.
 */
export function nextReview({ by, months }: z.infer<typeof due>, today: string): string {
  const [year = 0, month = 1, date = 1] = by.split('-').map(Number)
  for (let rounds = 1; ; rounds++) {
    const begin = month - 1 + rounds * months
    const longest = new Date(Date.UTC(year, begin + 1, 0)).getUTCDate()
    const next = new Date(Date.UTC(year, begin, Math.min(date, longest))).toISOString().slice(0, 10)
    if (next > today) return next
  }
}

const url = '/api/admin/content/:_id/review'
const params = z.object({ _id: z.uuid(contentNotFound) })
const changed = {
  200: z.extend(messageBody, { review }),
  ...failures(400, 401, 403, 404, 409, 413, 415, 503),
} as const

export const readReview = {
  method: 'GET',
  url,
  access: 'see content',
  schema: {
    summary: 'Get an entry’s owner and review date, and the possible owners',
    params,
    response: {
      200: z.object({
        review,
        /** Those who could, and who does even if that account is disabled. */
        people: z.array(z.object({ _id: z.string(), email: z.string(), isDisabled: z.boolean() })),
      }),
      ...failures(401, 403, 404, 503),
    },
  },
} as const satisfies Endpoint

export const setReview = {
  method: 'PUT',
  url,
  access: 'write content',
  schema: {
    summary: 'Set an entry’s owner and review date',
    params,
    // In place of a version: what others write in the entry does not stand against it.
    body: z.object({ seen: review, review }),
    response: changed,
  },
} as const satisfies Endpoint

export const confirmReview = {
  method: 'POST',
  url: `${url}/confirm`,
  access: 'write content',
  schema: {
    summary: 'Mark an entry as up to date; the review date moves on by its interval',
    params,
    body: z.object({
      /** Where the day was seen. */
      by: day,
    }),
    response: changed,
  },
} as const satisfies Endpoint
