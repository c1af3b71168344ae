import { college } from 'college/facts'
import { eventNotFound } from 'contract/events'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Db } from '../db/open.ts'
import { notFound } from '../errors.ts'

const defaultHours = 1
const hourMilliseconds = 60 * 60 * 1000
const refreshSeconds = 6 * 60 * 60

/**
 * Events as an iCalendar text (RFC 5545), all of them or one. The UID of an event never changes and its SEQUENCE
 * counts its changes, so that subscribed calendars follow. Rejects with 404 for an unknown event.
 */
export async function getCalendar(db: Db, publicUrl: string, eventId?: string): Promise<string> {
  const all = db.selectFrom('events').selectAll().orderBy('date')
  const events = await (eventId ? all.where('_id', '=', eventId) : all).execute()
  if (eventId && events.length === 0) throw notFound(eventNotFound)

  const calendar = ical({
    name: `${college.name} – Events`,
    prodId: { company: college.name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: null,
    ...(!eventId && { ttl: refreshSeconds }),
  })
  for (const event of events) {
    const start = new Date(event.date)
    const page = `${publicUrl}/event/${event._id}`
    calendar.createEvent({
      id: event._id,
      sequence: event.sequence,
      stamp: new Date(event.updatedAt),
      created: new Date(event.createdAt),
      lastModified: new Date(event.updatedAt),
      start,
      // The hours of an event are free text; calendars want an end.
      end: new Date(start.getTime() + defaultHours * hourMilliseconds),
      summary: event.title,
      description: [event.time, event.description, page].filter(Boolean).join('\n\n'),
      url: page,
      ...(event.venue && { location: event.venue }),
    })
  }
  return calendar.toString()
}
