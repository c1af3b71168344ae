import { useQuery } from '@tanstack/react-query'
import { titleWithStatus } from 'contract/events/event-status'
import { getEventCalendar } from 'contract/events/events'
import { ApiError, urlOf } from 'contract/platform/client'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { eventDetailsQuery } from '#app/data/event-details'
import { eventQuery } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { summary } from '#app/lib/summary'
import { eventData } from '#app/site/events/calendar/event-data'
import { EventHero } from '#app/site/events/calendar/event-hero'
import { EventNotFound } from '#app/site/events/calendar/event-not-found'
import { EventPanels } from '#app/site/events/calendar/event-panels'
import { EventPhotos } from '#app/site/events/calendar/event-photos'
import { RelatedEvents } from '#app/site/events/calendar/related-events'
import { SeriesDates } from '#app/site/events/calendar/series-dates'
import { RegistrationBox } from '#app/site/events/registrations/registration-box'
import { RegistrationCall } from '#app/site/events/registrations/registration-call'
import { JsonLd } from '#app/ui/json-ld'
import { Loading } from '#app/ui/loading'
import { PageHead } from '#app/ui/page-head'
import { RichText } from '#app/ui/rich-text/rich-text'

/** Without the punctuation that follows it in a sentence. */
const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]।])/

function withLinks(text: string): ReactNode {
  const parts = text.split(webAddress)
  // A text alone has its language at its element.
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids and never move
      <a key={index} href={part} className="text-accent underline underline-offset-4 wrap-anywhere">
        {part}
      </a>
    ),
  )
}

function MoreDetails({ eventId }: { eventId: string }) {
  const { data } = useQuery(eventDetailsQuery(eventId))
  return data?.details ? (
    <div className="mt-8">
      <RichText of={data.details} />
    </div>
  ) : null
}

export default function Event() {
  const { eventId = '' } = useParams()
  const { publicUrl, college } = useSite()
  const { data: event, error, isPending } = useQuery(eventQuery(eventId))
  if (isPending) return <Loading>Loading event details...</Loading>
  if (!event) return <EventNotFound isUnknown={error instanceof ApiError && error.status === 404} />
  const path = pathOf('event', { eventId: event._id })
  const calendar = urlOf(getEventCalendar, { params: { _id: event._id } })
  const crumbs = [
    { name: 'Events', path: pathOf('events') },
    { name: event.title, path },
  ]
  return (
    <>
      <PageHead
        title={titleWithStatus(event)}
        description={summary([event.stateNote, event.description].filter(Boolean).join(' – '))}
        path={path}
        image={event.image || undefined}
        imageAlt={event.title}
        type="article"
      />
      <link rel="alternate" type="text/calendar" href={calendar} title={event.title} />
      <article>
        <EventHero event={event}>
          <RegistrationCall event={event} />
        </EventHero>
        <div className="container-page grid grid-cols-1 gap-10 py-10 md:py-14 lg:grid-cols-[1.7fr_1fr] lg:gap-14">
          <section aria-labelledby="about-title" className="min-w-0">
            <h2 id="about-title" className="text-3xl text-heading">
              About This Event
            </h2>
            <p className="mt-5 max-w-prose text-lg break-words whitespace-pre-line text-ink-soft">
              {withLinks(event.description)}
            </p>
            <MoreDetails eventId={event._id} />
          </section>
          <EventPanels event={event}>
            <RegistrationBox event={event} />
            <SeriesDates eventId={event._id} />
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
