import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'
import { contentNotFound } from './calls.ts'

export const reviewSaved = 'Saved'
export const reviewConfirmed = 'Marked as up to date'
export const reviewChangedMeanwhile =
  'Someone changed this in the meantime. Please review it again.'
export const ownerNotFound = 'This person no longer has an account'
const dayExpected = 'Choose a review date'

export const reviewIntervals = [1, 3, 6, 12, 24] as const

const day = z.iso
  .date(dayExpected)
  // Days are compared as text.
  .check(z.refine((value) => value >= '2000' && value < '3000', dayExpected))

const due = z.object({
  by: day,
  months: z.literal(reviewIntervals, 'Unknown interval'),
})

export const review = z.object({
  /** Absent: nobody, or a deleted account. */
  ownerId: z.optional(
    z.string().check(z.minLength(1, ownerNotFound), z.maxLength(64, ownerNotFound)),
  ),
  due: z.optional(due),
})
export type Review = z.infer<typeof review>

export const reportedReview = z.object({
  owner: z.optional(z.string()),
  due: z.optional(z.extend(due, { isOver: z.boolean() })),
})

/** Adds `months` until the day is after today. Shorter months use their last day. */
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
  ...failures(404, 409, 413),
} as const

export const readReview = {
  method: 'GET',
  url,
  access: 'write content',
  summary: 'Get an entry’s owner and review date, and the possible owners',
  params,
  response: {
    200: z.object({
      review,
      people: z.array(z.object({ _id: z.string(), email: z.string(), isDisabled: z.boolean() })),
    }),
    ...failures(404),
  },
} as const satisfies Endpoint

export const setReview = {
  method: 'PUT',
  url,
  access: 'write content',
  summary: 'Set an entry’s owner and review date',
  params,
  // Instead of a version: edits to the entry don't conflict with this.
  body: z.object({ seen: review, review }),
  response: changed,
} as const satisfies Endpoint

export const confirmReview = {
  method: 'POST',
  url: `${url}/confirm`,
  access: 'write content',
  summary: 'Mark an entry as up to date; the review date moves on by its interval',
  params,
  body: z.object({
    by: day,
  }),
  response: changed,
} as const satisfies Endpoint
