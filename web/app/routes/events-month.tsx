import { useQuery } from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import { useParams } from 'react-router'
import { JsonLd } from '#app/components/json-ld'
import { Loading } from '#app/components/loading'
import { NotLoaded } from '#app/components/not-loaded'
import { PageHead } from '#app/components/page-head'
import { eventsOfMonthQuery } from '#app/data/events'
import { monthInWords } from '#app/features/events/month-days'
import { MonthLinks } from '#app/features/events/month-links'
import { MonthTable } from '#app/features/events/month-table'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'
import NotFound from './not-found'

export default function EventsMonth() {
  const { month = '' } = useParams()
  const { publicUrl, college } = useSite()
  const { data, error, isPending, isFetching, refetch } = useQuery(eventsOfMonthQuery(month))
  if (isPending) return <Loading className="min-h-[50vh]">Loading amazing events...</Loading>
  if (error instanceof Refusal && error.status === 404) return <NotFound />
  if (!data) return <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} /> // a failure shows here again
  const { events, previous, next } = data
  const name = monthInWords(month)
  const path = pathOf('events-month', { month })
  const crumbs = [
    { name: 'Events', path: pathOf('events') },
    { name, path },
  ]
  return (
    <>
      <PageHead
        title={`Events in ${name}`}
        description={`What is on at ${college.name} in ${name}, day by day.`}
        path={path}
      />
      {events.length === 0 && <meta name="robots" content="noindex" />}
      <div className="container-page py-10 md:py-14">
        <p className="eyebrow text-gilt">Campus events</p>
        <h1 className="mt-2 text-4xl text-heading md:text-5xl">{name}</h1>
        <MonthLinks month={month} previous={previous} next={next} />
        {events.length === 0 && (
          <p className="mb-6 text-ink-soft">There are no events in this month.</p>
        )}
        <MonthTable month={month} events={events} />
      </div>
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
