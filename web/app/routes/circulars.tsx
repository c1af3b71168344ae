import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { circularsQuery } from '#app/data/circulars'
import { formatLongDate } from '#app/lib/format-date'
import { pathOf } from '#app/pages/path-of'

const text = 'What the office lets everybody know.'
export default function Circulars() {
  const { data } = useQuery(circularsQuery())
  return (
    <>
      <PageHead title="Circulars" description={text} path={pathOf('circulars')} />
      <PageBanner title="Circulars" text={text} />
      <ul className="container-page grid gap-4 py-14">
        {data?.map(({ _id, title, day }) => (
          <li key={_id} className="rounded-card border border-line bg-card p-5">
            <Link to={pathOf('circular', { _id })} className="text-heading">
              {title}
            </Link>
            <p className="text-ink-soft">{formatLongDate(day)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
