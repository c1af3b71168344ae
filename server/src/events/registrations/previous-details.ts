import { yes } from 'contract/content/choice-field'
import type { RecordLanguage } from 'contract/content/translations/record-languages'
import { eventLifecycleStatuses } from 'contract/events/event-status'
import * as z from 'zod/mini'
import type { EventDetails } from '../details/event-status.ts'

const announcedFields = ['date', 'time', 'venue', 'end', 'isAllDay', 'onlineLink', 'state'] as const
const text = z.optional(z.nullable(z.string()))
const venues = { venue_hi: text } satisfies Record<VenueTranslation, typeof text>

type VenueTranslation = `venue_${RecordLanguage}`
export type NotifiedDetails = Pick<EventDetails, (typeof announcedFields)[number]> &
  Partial<Record<VenueTranslation, string | null>>
const previous = z.object({
  date: z.string(),
  time: text,
  venue: text,
  ...venues,
  end: text,
  isAllDay: z.optional(z.nullable(z.literal(yes))),
  onlineLink: text,
  state: z.optional(z.nullable(z.enum(eventLifecycleStatuses))),
  isCertain: z.optional(z.boolean()),
})
/** The event as its readers last knew it; uncertain if an earlier email was still queued. */
export type PreviousDetails = z.infer<typeof previous>

export const hasChanged = (one: Partial<PreviousDetails>, other: NotifiedDetails): boolean =>
  announcedFields.some((name) => one[name] !== other[name])

export const toPreviousDetails = (event: NotifiedDetails, isCertain: boolean): string =>
  JSON.stringify({
    ...Object.fromEntries(announcedFields.map((name) => [name, event[name]])),
    venue_hi: event.venue_hi,
    isCertain,
  })

export const readPreviousDetails = (stored: string | null): PreviousDetails | undefined =>
  stored === null ? undefined : previous.parse(JSON.parse(stored))
