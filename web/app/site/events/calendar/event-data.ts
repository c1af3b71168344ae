import { college as settings } from 'college/facts'
import type { College } from 'contract/content/facts'
import type { Event } from 'contract/events/events'
import { localDay } from 'contract/platform/zoned-time'
import { pathOf } from '#app/framework/addresses/path-of'
import type { JsonObject } from '#app/lib/json'
import { postalAddress } from '#app/lib/postal-address'

type Site = { publicUrl: string; college: College }

const word = (name: string) => `https://schema.org/${name}`

function statusOf({
  state,
  date,
  venue,
  onlineLink,
  previousDate,
  previousVenue,
}: Event): string[] {
  if (state) return [{ cancelled: 'EventCancelled', postponed: 'EventPostponed' }[state]]
  return [
    ...(previousDate && previousDate !== date ? ['EventRescheduled'] : []),
    ...(previousVenue && onlineLink && !venue ? ['EventMovedOnline'] : []),
  ]
}

const oneOrMore = <Value>(values: Value[]): Value | Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values

/** All-day events use dates. */
const timeOf = (instant: string, { isAllDay }: Event) =>
  isAllDay ? localDay(instant, settings.timeZone) : instant

function locationsOf({ venue, onlineLink }: Event, college: College): JsonObject[] {
  const virtual = onlineLink && { '@type': 'VirtualLocation', url: onlineLink }
  if (virtual && !venue) return [virtual]
  const physicalLocation = {
    '@type': 'Place',
    name: venue || college.name,
    address: postalAddress(college),
  }
  return virtual ? [physicalLocation, virtual] : [physicalLocation]
}

function organizerOf(event: Event, { publicUrl, college }: Site): JsonObject {
  const { contactName: name, contactEmail: email, contactPhone: telephone } = event
  const contact = {
    ...(name && { name }),
    ...(email && { email }),
    ...(telephone && { telephone }),
  }
  return {
    '@type': 'CollegeOrUniversity',
    name: college.name,
    url: publicUrl,
    ...(Object.keys(contact).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', ...contact },
    }),
  }
}

export function eventData(event: Event, site: Site): JsonObject {
  const { publicUrl, college } = site
  const { previousDate, onlineLink, venue, isAllDay, end } = event
  const statuses = statusOf(event)
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: timeOf(event.date, event),
    ...((end || isAllDay) && { endDate: timeOf(end ?? event.date, event) }),
    ...(statuses.length > 0 && { eventStatus: oneOrMore(statuses.map(word)) }),
    ...(statuses.includes('EventRescheduled') &&
      previousDate && { previousStartDate: timeOf(previousDate, event) }),
    ...(onlineLink && {
      eventAttendanceMode: word(venue ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode'),
    }),
    url: publicUrl + pathOf('event', { eventId: event._id }),
    ...(event.image && { image: new URL(event.image, publicUrl).href }),
    location: oneOrMore(locationsOf(event, college)),
    organizer: organizerOf(event, site),
  }
}
