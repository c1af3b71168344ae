import { useQuery } from '@tanstack/react-query'
import { Icon } from '#app/components/icon'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { NotLoaded } from '#app/components/not-loaded'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { disclosureQuery } from '#app/data/disclosure'
import { RegisterGroups } from '#app/features/disclosure/register-groups'
import { about, countText, title } from '#app/features/disclosure/register-words'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { formatDate } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

export default function Disclosure() {
  const { publicUrl } = useSite()
  const query = useQuery(disclosureQuery())
  const { data, isError } = query
  const path = pathOf('disclosure')
  return (
    <>
      <PageHead title={title} description={about} path={path} />
      <PageBanner title={title} text={about} />
      {!data && isError && <NotLoaded query={query} />}
      {data && (
        <div className="container-page grid gap-10 py-10 md:py-14">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <p className="text-ink-muted">
              {data.groups.length > 0 && `${countText(data)} `}
              {data.changedAt && <span>{`Last change: ${formatDate(data.changedAt)}`}</span>}
            </p>
            <Link to={pathOf('disclosure-print')} className="button-outline print:hidden">
              <Icon of="download" className="size-5" />
              One document to print or save
            </Link>
          </div>
          <RegisterGroups groups={data.groups} />
        </div>
      )}
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
