import { Link } from '#app/components/link'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { circularsQuery } from '#app/data/circulars'
import { formatLongDate } from '#app/lib/format-date'
import { pathOf } from '#app/pages/path-of'
import { usePageQuery } from '#app/pages/use-page-query'

const about = 'What the office lets everybody know.'

export default function Circulars() {
  const [data, instead] = usePageQuery(circularsQuery(), 'Loading circulars...')
  if (instead) return instead
  return (
    <>
      <PageHead title="Circulars" description={about} path={pathOf('circulars')} />
      <PageBanner title="Circulars" text={about} />
      <ul className="container-page grid gap-4 py-14">
        {data.map(({ _id, title, day }) => (
          <li key={_id} className="rounded-card border border-line bg-card p-5">
            <Link to={pathOf('circular', { _id })} className="font-semibold text-accent">
              {title}
            </Link>
            <p className="text-ink-soft">{formatLongDate(day)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
