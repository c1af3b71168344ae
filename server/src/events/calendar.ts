import { college } from 'college/facts'
import type { College } from 'contract/content/facts'
import { eventHours } from 'contract/event-hours'
import { eventNotFound } from 'contract/events'
import { toInstant } from 'contract/zoned-time'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import { selectPublicEvents } from './public-events.ts'

const { timeZone } = college
const statuses = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
} as const
const refreshSeconds = 6 * 60 * 60

/**
 * Events as an iCalendar text (RFC 5545), all of them or one. The UID of an event never changes and its SEQUENCE
 * counts its changes, so that subscribed calendars follow. Rejects with 404 for an unknown event.
 */
export async function getCalendar(
  db: Db,
  { publicUrl, college: { name }, now }: { publicUrl: string; college: College; now: Date },
  eventId?: string,
): Promise<string> {
  const all = selectPublicEvents(db, now).selectAll().orderBy('date')
  const events = await (eventId ? all.where('_id', '=', eventId) : all).execute()
  if (eventId && events.length === 0) throw notFound(eventNotFound)

  const calendar = ical({
    name: `${name} – Events`,
    prodId: { company: name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: null,
    ...(!eventId && { ttl: refreshSeconds }),
  })
  for (const event of events) {
    const { start, end } = eventHours(withoutNulls(event), timeZone)
    const page = `${publicUrl}/event/${event._id}`
    calendar.createEvent({
      id: event._id,
      sequence: event.sequence,
      stamp: new Date(event.updatedAt),
      created: new Date(event.createdAt),
      lastModified: new Date(event.updatedAt),
      start: toInstant(start, timeZone),
      // An event that does not say when it ends has none (RFC 5545 section 3.6.1).
      ...(end && { end: toInstant(end, timeZone) }),
      ...(event.state && { status: statuses[event.state] }),
      summary: event.title,
      description: [event.stateNote, event.time, event.description, page]
        .filter(Boolean)
        .join('\n\n'),
      url: page,
      ...(event.venue && { location: event.venue }),
    })
  }
  return calendar.toString()
}
