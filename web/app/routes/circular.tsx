import { useQuery } from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import { useParams } from 'react-router'
import { Loading } from '#app/components/loading'
import { NotLoaded } from '#app/components/not-loaded'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { Picture } from '#app/components/picture'
import { circularQuery } from '#app/data/circulars'
import { formatLongDate } from '#app/lib/format-date'
import { summary } from '#app/lib/summary'
import { pathOf } from '#app/pages/path-of'
import NotFound from './not-found'

export default function Circular() {
  const { _id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(circularQuery(_id))
  if (isPending) return <Loading>Loading the circular...</Loading>
  if (error instanceof Refusal && error.status === 404) return <NotFound />
  if (!data) return <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} /> // a failure shows here again
  const { title, text, day, picture } = data
  return (
    <article>
      <PageHead title={title} description={summary(text)} path={pathOf('circular', { _id })} />
      <PageBanner title={title} text={formatLongDate(day)} />
      <div className="container-page grid gap-8 py-14">
        <p className="max-w-prose break-words whitespace-pre-line text-ink-soft">{text}</p>
        <Picture address={picture} alt={title} sizes="42rem" className="aspect-video max-w-2xl" />
      </div>
    </article>
  )
}
