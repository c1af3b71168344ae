import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { Picture } from '#app/components/picture'
import { circularQuery } from '#app/data/circulars'
import { NotFoundScreen } from '#app/features/layout/not-found-screen'
import { formatLongDate } from '#app/lib/format-date'
import { pathOf } from '#app/pages/path-of'

export default function Circular() {
  const { _id = '' } = useParams()
  const { data, isPending } = useQuery(circularQuery(_id))
  if (!data) return isPending ? null : <NotFoundScreen />
  const { title, text, day, picture } = data
  return (
    <article>
      <PageHead title={title} description={text} path={pathOf('circular', { _id })} />
      <PageBanner title={title} text={formatLongDate(day)} />
      <div className="container-page grid gap-8 py-14">
        <p className="max-w-prose break-words whitespace-pre-line text-ink-soft">{text}</p>
        <Picture address={picture} alt={title} sizes="40rem" className="aspect-video max-w-2xl" />
      </div>
    </article>
  )
}
