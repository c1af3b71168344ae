import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events/events'
import { relatedEventsQuery } from '#app/data/events'
import { EventGrid } from './event-grid'

const relatedCount = 3

export function relatedTo(eventId: string, events: readonly Event[]): Event[] {
  return events.filter((event) => event._id !== eventId).slice(0, relatedCount)
}

export function RelatedEvents({ eventId }: { eventId: string }) {
  const { data: events = [] } = useQuery(relatedEventsQuery())
  const related = relatedTo(eventId, events)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="border-t border-line bg-tint print:hidden">
      <div className="container-page py-14 md:py-20">
        <h2 id="related-title" className="mb-8 text-3xl text-heading md:text-4xl">
          Related Events
        </h2>
        <EventGrid events={related} />
      </div>
    </section>
  )
}
