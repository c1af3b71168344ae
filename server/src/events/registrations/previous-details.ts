import { yes } from 'contract/content/fields'
import { eventStates } from 'contract/events/event-status'
import * as z from 'zod/mini'
import type { EventStanding } from './event-status.ts'

/** What of an event whoever takes part in it has to know. */
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
/** How an event was, as whoever has registered knew it; not for certain where an earlier mail waited. */
export type Formerly = z.infer<typeof formerly>

/** Whether somebody who knew the one has to be told of the other. */
export const isAnother = (one: Partial<Formerly>, other: ToldOfEvent): boolean =>
  toldFields.some((name) => one[name] !== other[name])

/** What of an event is kept in a mail that tells of its change. */
export const toFormerly = (event: ToldOfEvent, isCertain: boolean): string =>
  JSON.stringify({
    ...Object.fromEntries(toldFields.map((name) => [name, event[name]])),
    isCertain,
  })

export const readFormerly = (stored: string | null): Formerly | undefined =>
  stored === null ? undefined : formerly.parse(JSON.parse(stored))
