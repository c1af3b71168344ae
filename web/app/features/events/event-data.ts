import type { College } from 'contract/content/facts'
import type { Event } from 'contract/events'
import type { JsonObject } from '#app/lib/json'

const statuses = {
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const

/** An event in the words of schema.org. */
export function eventData(
  event: Event,
  { publicUrl, college }: { publicUrl: string; college: College },
): JsonObject {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.date,
    ...(event.end && { endDate: event.end }),
    ...(event.state && { eventStatus: statuses[event.state] }),
    url: `${publicUrl}/event/${event._id}`,
    ...(event.image && { image: new URL(event.image, publicUrl).href }),
    location: {
      '@type': 'Place',
      name: event.venue || college.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: college.street,
        addressLocality: college.locality,
        addressRegion: college.region,
        postalCode: college.postalCode,
        addressCountry: college.country,
      },
    },
    organizer: { '@type': 'CollegeOrUniversity', name: college.name, url: publicUrl },
  }
}
