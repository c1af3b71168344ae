import { useParams } from 'react-router'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { Picture } from '#app/components/picture'
import { circularQuery } from '#app/data/circulars'
import { formatLongDate } from '#app/lib/format-date'
import { summary } from '#app/lib/summary'
import { pathOf } from '#app/pages/path-of'
import { usePageQuery } from '#app/pages/use-page-query'

export default function Circular() {
  const { _id = '' } = useParams()
  const [data, instead] = usePageQuery(circularQuery(_id), 'Loading the circular...')
  if (instead) return instead
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
