import type { ContentOf } from 'contract/content/types'
import type { Event } from 'contract/events/events'
import type { RegistrationTerms } from 'contract/events/registrations'
import type { eventCategories } from '../starting-content/event-categories.ts'

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type SampleTime = {
  /** Calendar days from today; negative is the past. */
  daysAhead: number
  /** The first such day from then on. Absent: that day, or one day further from today if it is a Sunday. */
  weekday?: (typeof weekdays)[number]
  /** `HH:mm` */
  at: string
}

export type SampleEvent = SampleTime &
  Pick<Event, 'title' | 'description' | 'time' | 'venue' | 'openTo' | 'isAllDay'> &
  Pick<Event, 'contactName' | 'contactEmail' | 'contactPhone'> & {
    /** A number of days after the first one; absent: on the same day. */
    until?: { daysLater?: number; at: string }
    details?: ContentOf<'notice'>['body']
    category: (typeof eventCategories)[number]['slug']
    /** Absent for college-wide events. */
    department?: string
    /** File in `pictures/`, of this event only; the build fails if it is missing. */
    picture?: string
    /** Weekly; all its events have the same name. */
    series?: string
    /** Why it is cancelled. */
    cancelled?: string
    registration?: Pick<RegistrationTerms, 'capacity' | 'audience' | 'questions' | 'consent'> & {
      /** Names only, without email addresses or accounts. */
      registered: readonly string[]
      waiting: readonly string[]
    }
    /** Of starting pictures. */
    photos?: readonly string[]
    certificates?: { signedBy: string; signedAs: string; given: readonly string[] }
  }

const dayMilliseconds = 24 * 60 * 60 * 1000
const sunday = weekdays.indexOf('Sunday')

function daysToMove({ daysAhead, weekday }: SampleTime, day: number): number {
  if (weekday) return (weekdays.indexOf(weekday) - day + weekdays.length) % weekdays.length
  if (day !== sunday || daysAhead === 0) return 0
  return daysAhead < 0 ? -1 : 1
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** `2026-12-05T10:00`, in the college’s time, and the end, if it has one. `today` is `2026-11-27`. */
export function sampleWalls(
  event: SampleTime & Pick<SampleEvent, 'until'>,
  today: string,
): { date: string; end?: string } {
  const planned = dayAfter(today, event.daysAhead)
  const day = dayAfter(planned, daysToMove(event, new Date(planned).getUTCDay()))
  const { until } = event
  return {
    date: `${day}T${event.at}`,
    ...(until && { end: `${dayAfter(day, until.daysLater ?? 0)}T${until.at}` }),
  }
}
