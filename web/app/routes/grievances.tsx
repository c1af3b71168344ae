import { useQuery } from '@tanstack/react-query'
import { JsonLd } from '#app/components/json-ld'
import { NotLoaded } from '#app/components/not-loaded'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { grievancesQuery } from '#app/data/site-content'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

const title = 'Grievances'

export default function Grievances() {
  const { publicUrl } = useSite()
  const { data, isFetching, refetch } = useQuery(grievancesQuery())
  if (!data) return <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} />
  const path = pathOf('grievances')
  return (
    <>
      <PageHead title={title} description={data.summary} path={path} />
      <PageBanner title={title} text={data.summary} />
      <ul className="container-page grid gap-6 py-10 md:py-16">
        {data.members.map(({ _key, name, role, phone }) => (
          <li key={_key}>
            <h2 className="text-xl text-heading">{name}</h2>
            <p className="text-ink-soft">{[role, phone].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
