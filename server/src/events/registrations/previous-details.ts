import { yes } from 'contract/content/fields'
import { eventStates } from 'contract/events/event-status'
import * as z from 'zod/mini'
import type { EventStanding } from './event-status.ts'

const toldFields = ['date', 'time', 'venue', 'end', 'isAllDay', 'onlineLink', 'state'] as const
export type ToldOfEvent = Pick<EventStanding, (typeof toldFields)[number]>

const text = z.optional(z.nullable(z.string()))
const formerly = z.object({
  date: z.string(),
  time: text,
  venue: text,
  end: text,
  isAllDay: z.optional(z.nullable(z.literal(yes))),
  onlineLink: text,
  state: z.optional(z.nullable(z.enum(eventStates))),
  isCertain: z.optional(z.boolean()),
})
/** The event as its readers last knew it; uncertain if an earlier email was still queued. */
export type Formerly = z.infer<typeof formerly>

export const isAnother = (one: Partial<Formerly>, other: ToldOfEvent): boolean =>
  toldFields.some((name) => one[name] !== other[name])

export const toFormerly = (event: ToldOfEvent, isCertain: boolean): string =>
  JSON.stringify({
    ...Object.fromEntries(toldFields.map((name) => [name, event[name]])),
    isCertain,
  })

export const readFormerly = (stored: string | null): Formerly | undefined =>
  stored === null ? undefined : formerly.parse(JSON.parse(stored))
