import * as z from 'zod/mini'
import { fieldChange } from '../platform/activity.ts'
import { type Endpoint, failures, instant, optionalText, text } from '../platform/endpoint.ts'

export const publicationAsked = 'Sent for review.'
export const requestCancelled = 'Review request withdrawn. This is a draft again.'
export const requestApproved = 'Published. It’s live on the website.'
export const requestReturned = 'Returned to the author with your note.'
export const nothingAsked = 'This hasn’t been sent for review'
export const publishedSince =
  'A newer version has been published since this was sent for review. Open the form, check the text and publish from there.'
/** For whoever comes second. */
export const answeredAlready = (who: string, how: string) => `${who} has already ${how} this`

/** The longest note to whoever publishes, or to the author. */
export const longestNote = 1_000

/** That somebody waits for the publication of a revision. */
export const publicationRequest = z.object({
  /** The id of the revision: that one is published, whatever is written later. */
  revision: z.string(),
  by: z.string(),
  at: instant,
  note: z.optional(z.string()),
  /** Whether something else is written since. */
  isEditedLater: z.boolean(),
})
export type PublicationRequest = z.infer<typeof publicationRequest>

/** Why the last request came back. */
export const returnedRequest = z.object({ by: z.string(), at: instant, note: z.string() })
export type ReturnedRequest = z.infer<typeof returnedRequest>

/** What an entry says of requests, wherever it is told. */
export const requestsOfEntry = {
  /** Somebody waits for its publication. */
  request: z.optional(publicationRequest),
  /** The last request was returned, and nothing was asked or published since. */
  returned: z.optional(returnedRequest),
}

/** A note to whoever publishes. */
export const requestNote = optionalText('Note', longestNote)
/** A note to the author, who has to know what to do. */
export const returnNote = text('Note', 3, longestNote)

const asked = z.uuid(nothingAsked)
/** Says which request was seen: an answer to it answers no later one. */
export const ofRequest = z.object({ revision: asked })

/** What a request would change for visitors. */
export const requestChanges = z.object({
  changes: z.array(fieldChange),
  /** Whether something else was published since it was written: it cannot be approved then. */
  isOutdated: z.boolean(),
  /** What its publication would do that somebody has to confirm. */
  askBefore: z.optional(z.string()),
})

export const requestPath = '/api/admin/content/:_id/request'

export const readRequest = {
  method: 'GET',
  url: requestPath,
  access: 'see content',
  schema: {
    summary: 'Get the changes that a review request would publish',
    params: z.object({ _id: z.uuid(nothingAsked) }),
    response: { 200: requestChanges, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
