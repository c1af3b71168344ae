import { college } from 'college/facts'
import type { Event } from 'contract/events'
import type { JsonObject } from '#app/lib/json'

const { address, name } = college
const organizer = (publicUrl: string) => ({ '@type': 'CollegeOrUniversity', name, url: publicUrl })

/** An event in the words of schema.org. */
export function eventData(event: Event, publicUrl: string): JsonObject {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.date,
    url: `${publicUrl}/event/${event._id}`,
    ...(event.image && { image: new URL(event.image, publicUrl).href }),
    location: {
      '@type': 'Place',
      name: event.venue || name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    },
    organizer: organizer(publicUrl),
  }
}

const descriptionLength = 155

/** The beginning of a text in one line, cut between words, for search engines and link previews. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`
}
