import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { eventCategoriesQuery, eventsOfMonthQuery } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { readGroups } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { EventCalendarLinks } from '#app/site/events/calendar/calendar-links'
import { EventFeeds } from '#app/site/events/calendar/event-feeds'
import { groupNames } from '#app/site/events/calendar/events-title'
import { fullMonthText } from '#app/site/events/calendar/month-days'
import { MonthFilters } from '#app/site/events/calendar/month-filters'
import { MonthLinks } from '#app/site/events/calendar/month-links'
import { MonthTable } from '#app/site/events/calendar/month-table'
import { JsonLd } from '#app/ui/json-ld'
import { PageHead } from '#app/ui/page-head'

export default function EventsMonth() {
  const { month = '' } = useParams()
  const groups = readGroups(useRequestedQuery('events-month'))
  const { publicUrl, college, catalogue } = useSite()
  const { data: categories = [] } = useQuery(eventCategoriesQuery())
  const [data, instead] = usePageQuery(
    eventsOfMonthQuery(month, groups),
    'Loading amazing events...',
    {
      className: 'min-h-[50vh]',
    },
  )
  if (instead) return instead
  const { events, previous, next } = data
  const name = fullMonthText(month)
  const names = groupNames(groups, { catalogue, categories })
  const title = [`Events in ${name}`, ...names].join(', ')
  const path = pathOf('events-month', { month })
  const crumbs = [
    { name: 'Events', path: pathOf('events') },
    { name, path },
  ]
  return (
    <>
      {/* Filtered months aren't canonical. */}
      <PageHead
        title={title}
        description={`What’s on at ${college.name} in ${name}, day by day.`}
        path={path}
      />
      {events.length === 0 && <meta name="robots" content="noindex" />}
      <EventFeeds view={groups} title={['Events', ...names].join(', ')} />
      <div className="container-page py-10 md:py-14">
        <p className="eyebrow text-gilt">Campus events</p>
        <h1 className="mt-2 text-4xl text-heading md:text-5xl">{name}</h1>
        <MonthLinks month={month} groups={groups} previous={previous} next={next} />
        <MonthFilters month={month} groups={groups} />
        {events.length === 0 && (
          <p className="mb-6 text-ink-soft">
            {names.length > 0
              ? `No events in ${name} match your filters.`
              : `There are no events in ${name}.`}
          </p>
        )}
        <MonthTable month={month} events={events} />
        <div className="mt-6">
          <EventCalendarLinks view={groups} />
        </div>
      </div>
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
