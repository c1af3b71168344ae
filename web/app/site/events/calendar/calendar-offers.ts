import { college } from 'college/facts'
import { eventHours } from 'contract/events/event-hours'
import { type Event, getEventCalendar } from 'contract/events/events'
import { urlOf } from 'contract/platform/client'
import { truncateTo } from 'contract/platform/shorten'
import { toInstant } from 'contract/platform/zoned-time'
import { pathOf } from '#app/framework/addresses/path-of'

const { timeZone } = college
/** Longer URLs are cut off by browsers and calendars. */
const longestText = 600

type Offer = { name: string; href: string }

function detailsOf({ description }: Event, page: string): string {
  const text =
    description.length > longestText ? `${truncateTo(description, longestText)}…` : description
  return `${text}\n\n${page}`
}

/** All-day events use dates, with an exclusive end; others use instants. */
function spanOf(event: Event) {
  const { start, end = start } = eventHours(event, timeZone)
  const write = event.isAllDay
    ? (wall: string) => wall.slice(0, '2026-11-23'.length)
    : (wall: string) => toInstant(wall, timeZone)
  return { start: write(start), end: write(end) }
}

/** `20261123T043000Z` or `20261123` */
const bare = (now: string) => now.replace(/[-:]|\.\d+/g, '')

/** Apple uses the .ics file. */
export function calendarOffers(event: Event, publicUrl: string): Offer[] {
  const { title, venue = '', _id } = event
  const { start, end } = spanOf(event)
  const details = detailsOf(event, publicUrl + pathOf('event', { eventId: _id }))
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${bare(start)}/${bare(end)}`,
    ctz: timeZone,
    details,
    location: venue,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    allday: String(Boolean(event.isAllDay)),
    body: details,
    location: venue,
  })
  return [
    { name: 'Google', href: `https://calendar.google.com/calendar/render?${google}` },
    // Outlook doesn't decode `+` as a space.
    {
      name: 'Outlook',
      href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString().replaceAll('+', '%20')}`,
    },
    { name: 'Apple', href: urlOf(getEventCalendar, { params: { _id } }) },
  ]
}
