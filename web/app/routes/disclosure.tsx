import { useQuery } from '@tanstack/react-query'
import { sitePages } from 'contract/platform/site-pages'
import { disclosureQuery } from '#app/data/disclosure'
import { pathOf } from '#app/framework/addresses/path-of'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { formatDate } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { RegisterGroups } from '#app/site/content/disclosure/register-groups'
import { countText } from '#app/site/content/disclosure/register-texts'
import { Icon } from '#app/ui/icon'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { NotLoaded } from '#app/ui/not-loaded'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'

const { title, about } = sitePages.disclosure

export default function Disclosure() {
  const { publicUrl } = useSite()
  const query = useQuery(disclosureQuery())
  const { data, isError } = query
  const path = pathOf('disclosure')
  return (
    <>
      <PageHead title={title} description={about} path={path} />
      <PageBanner title={title} text={about} />
      {!data && isError && <NotLoaded />}
      {data && (
        <div className="container-page grid gap-10 py-10 md:py-14">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <p className="text-ink-muted">
              {data.groups.length > 0 && `${countText(data)} `}
              {data.changedAt && <span>{`Last updated: ${formatDate(data.changedAt)}`}</span>}
            </p>
            <Link to={pathOf('disclosure-print')} className="button-outline print:hidden">
              <Icon of="download" className="size-5" />
              Print or save as PDF
            </Link>
          </div>
          <RegisterGroups groups={data.groups} />
        </div>
      )}
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
