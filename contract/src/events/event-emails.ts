import * as z from 'zod/mini'
import {
  type Endpoint,
  failures,
  instant,
  line,
  messageBody,
  requiredLines,
} from '../platform/endpoint.ts'
import { countOf } from '../platform/format-count.ts'
import { peopleSelection } from './event-people.ts'
import { ofRegistrations } from './registrations.ts'

export const nobodyToEmail = 'None of these people can get an email'
export const recipientsChanged =
  'Nothing was sent: the number of people has changed in the meantime. Check the preview and send again.'
export const emailIdUsed =
  'Nothing was sent: this email has already gone out with a different text or to other people. Look at “Sent emails” before you send another one.'

export const eventEmailQueued = (people: number) =>
  `Email to ${countOf(people, 'person', 'people')} is on its way`

const letter = {
  subject: line('Subject', 150),
  text: requiredLines('Text', 5_000),
}

const recipients = { people: peopleSelection }

export const eventEmailPreview = z.object({
  /** How many people get it: registered or waiting, with an address. */
  count: z.number(),
  /** Others in the selection. */
  leftOut: z.number(),
  /** As the first of them reads it. */
  subject: z.string(),
  text: z.string(),
})
export type EventEmailPreview = z.infer<typeof eventEmailPreview>

const path = '/api/admin/registrations/:eventId/emails'

export const previewEventEmail = {
  method: 'POST',
  url: `${path}/preview`,
  access: 'handle registrations',
  summary:
    'Preview an email to people registered for an event and count its recipients; sends nothing',
  params: ofRegistrations,
  body: z.object({ ...letter, ...recipients }),
  response: { 200: eventEmailPreview, ...failures(404) },
} as const satisfies Endpoint

export const sendEventEmail = {
  method: 'POST',
  url: path,
  access: 'handle registrations',
  summary: 'Email people registered for an event. Safe to repeat: an `_id` is sent once',
  params: ofRegistrations,
  body: z.object({
    _id: z.uuid('An email needs an id'),
    ...letter,
    ...recipients,
    /** `count` of the preview. */
    count: z.number('count must be a number'),
  }),
  response: { 200: messageBody, ...failures(404, 409, 429) },
} as const satisfies Endpoint

const sentEventEmail = z.object({
  _id: z.string(),
  subject: z.string(),
  text: z.string(),
  sentBy: z.string(),
  people: z.number(),
  /** Not sent yet. */
  waiting: z.number(),
  createdAt: instant,
})
export type SentEventEmail = z.infer<typeof sentEventEmail>

export const maxListedEmails = 50

export const listEventEmails = {
  method: 'GET',
  url: path,
  access: 'handle registrations',
  summary: 'List the emails that staff sent to people registered for an event, newest first',
  params: ofRegistrations,
  response: { 200: z.object({ emails: z.array(sentEventEmail) }), ...failures(404) },
} as const satisfies Endpoint
