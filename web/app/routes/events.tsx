import { useQuery } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { eventCategoriesQuery, eventsOverviewQuery } from '#app/data/events'
import { eventPagesQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { canonicalPath, readEventsView } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { useFilled } from '#app/lib/use-filled'
import { EventFeeds } from '#app/site/events/calendar/event-feeds'
import { eventListData } from '#app/site/events/calendar/event-list-data'
import { EventsArchive } from '#app/site/events/calendar/events-archive'
import { EventsHero } from '#app/site/events/calendar/events-hero'
import { EventsFailed } from '#app/site/events/calendar/events-notice'
import { eventsTitleOf } from '#app/site/events/calendar/events-title'
import { FeaturedEvent } from '#app/site/events/calendar/featured-event'
import { NotFoundScreen } from '#app/site/shell/not-found-screen'
import { ClosingCall } from '#app/ui/closing-call'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { PageHead } from '#app/ui/page-head'

export default function Events() {
  const view = readEventsView(useRequestedQuery('events'))
  const { data: overview, error } = useQuery(eventsOverviewQuery(view))
  const { publicUrl, college, catalogue } = useSite()
  const fill = useFilled()
  const { data: words } = useQuery(eventPagesQuery())
  const { data: categories = [] } = useQuery(eventCategoriesQuery())
  const title = eventsTitleOf(view, { catalogue, categories })
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />
  return (
    <>
      <PageHead title={title} description={fill(words?.description)} path={canonicalPath(view)} />
      {view.q && <meta name="robots" content="noindex" />}
      <EventFeeds view={view} title={title} />
      {overview ? (
        <>
          <h1 className="sr-only">Events at {college.name}</h1>
          <EventsHero />
          {overview.featured && <FeaturedEvent event={overview.featured} />}
          <EventsArchive archive={{ ...overview, view }} />
        </>
      ) : (
        <EventsFailed />
      )}
      {words && (
        <ClosingCall title={words.callTitle} text={words.callText}>
          <Link to={contactPath()} className="button-gold">
            Contact Us
          </Link>
          <Link to={pathOf('home')} className="button-on-dark">
            Back to Home
          </Link>
        </ClosingCall>
      )}
      {overview && <JsonLd content={eventListData(overview.events, publicUrl)} />}
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'Events', path: pathOf('events') }])} />
    </>
  )
}
