import { useQuery } from '@tanstack/react-query'
import { addressOf, Refusal } from 'contract/client'
import { titleWithState } from 'contract/event-status'
import { getEventCalendar } from 'contract/events'
import { useParams } from 'react-router'
import { JsonLd } from '#app/components/json-ld'
import { Loading } from '#app/components/loading'
import { PageHead } from '#app/components/page-head'
import { eventQuery } from '#app/data/events'
import { eventData } from '#app/features/events/event-data'
import { EventHero, EventTiles } from '#app/features/events/event-hero'
import { EventNotFound } from '#app/features/events/event-not-found'
import { EventPanels } from '#app/features/events/event-panels'
import { EventPhotos } from '#app/features/events/event-photos'
import { OtherDates } from '#app/features/events/other-dates'
import { RelatedEvents } from '#app/features/events/related-events'
import { RegistrationBox } from '#app/features/registrations/registration-box'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { summary } from '#app/lib/summary'
import { pathOf } from '#app/pages/path-of'

export default function Event() {
  const { eventId = '' } = useParams()
  const { publicUrl, college } = useSite()
  const { data: event, error, isPending } = useQuery(eventQuery(eventId))
  if (isPending) return <Loading>Loading event details...</Loading>
  if (!event) return <EventNotFound isUnknown={error instanceof Refusal && error.status === 404} />
  const path = pathOf('event', { eventId: event._id })
  const calendar = addressOf(getEventCalendar, { params: { _id: event._id } })
  const crumbs = [
    { name: 'Events', path: pathOf('events') },
    { name: event.title, path },
  ]
  return (
    <>
      <PageHead
        title={titleWithState(event)}
        description={summary([event.stateNote, event.description].filter(Boolean).join(' – '))}
        path={path}
        image={event.image || undefined}
        imageAlt={event.title}
        type="article"
      />
      <link rel="alternate" type="text/calendar" href={calendar} title={event.title} />
      <article>
        <EventHero event={event} />
        <EventTiles event={event} />
        <div className="container-page grid grid-cols-1 gap-10 py-14 md:py-20 lg:grid-cols-[1.7fr_1fr] lg:gap-14">
          <section aria-labelledby="about-title" className="min-w-0">
            <h2 id="about-title" className="text-3xl text-heading">
              About This Event
            </h2>
            <p className="mt-5 max-w-prose text-lg break-words whitespace-pre-line text-ink-soft">
              {event.description}
            </p>
          </section>
          <EventPanels event={event}>
            <RegistrationBox event={event} />
            <OtherDates eventId={event._id} />
          </EventPanels>
        </div>
        <EventPhotos eventId={event._id} />
      </article>
      <RelatedEvents eventId={event._id} />
      <JsonLd content={eventData(event, { publicUrl, college })} />
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
