import * as z from 'zod/mini'
import { fieldChange } from '../platform/activity.ts'
import { type Endpoint, failures, instant, optionalText, text } from '../platform/endpoint.ts'

export const publicationRequested = 'Sent for review.'
export const requestCancelled = 'Review request withdrawn. This is a draft again.'
export const requestApproved = 'Published. It’s live on the website.'
export const requestReturned = 'Returned to the author with your note.'
export const nothingRequested = 'This hasn’t been sent for review'
export const publishedSince =
  'A newer version has been published since this was sent for review. Open the form, check the text and publish from there.'
export const answeredAlready = (who: string, how: string) => `${who} has already ${how} this`

export const longestNote = 1_000

export const publicationRequest = z.object({
  /** Exactly this revision is published, whatever is written later. */
  revision: z.string(),
  by: z.string(),
  at: instant,
  note: z.optional(z.string()),
  isEditedLater: z.boolean(),
})
export type PublicationRequest = z.infer<typeof publicationRequest>

export const returnedRequest = z.object({ by: z.string(), at: instant, note: z.string() })
export type ReturnedRequest = z.infer<typeof returnedRequest>

export const requestsOfEntry = {
  request: z.optional(publicationRequest),
  returned: z.optional(returnedRequest),
}

export const requestNote = optionalText('Note', longestNote)
export const returnNote = text('Note', 3, longestNote)

const requested = z.uuid(nothingRequested)
/** The request that the reviewer saw, so the answer can't hit a newer one. */
export const ofRequest = z.object({ revision: requested })

export const requestChanges = z.object({
  changes: z.array(fieldChange),
  /** Something else was published since, so it can't be approved. */
  isOutdated: z.boolean(),
  confirmBefore: z.optional(z.string()),
})

export const requestPath = '/api/admin/content/:_id/request'

export const readRequest = {
  method: 'GET',
  url: requestPath,
  access: 'see content',
  summary: 'Get the changes that a review request would publish',
  params: z.object({ _id: z.uuid(nothingRequested) }),
  response: { 200: requestChanges, ...failures(404) },
} as const satisfies Endpoint
