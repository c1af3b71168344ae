import { useQuery } from '@tanstack/react-query'
import { sitePages } from 'contract/platform/site-pages'
import { disclosureQuery } from '#app/data/disclosure'
import { pathOf } from '#app/framework/addresses/path-of'
import PrintButton from '#app/site/content/disclosure/print-button.island'
import { PrintedRegister } from '#app/site/content/disclosure/printed-register'
import { documentTitle } from '#app/site/content/disclosure/register-texts'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { NotLoaded } from '#app/ui/not-loaded'
import { PageHead } from '#app/ui/page-head'

const { title, about } = sitePages.disclosure

export default function DisclosurePrint() {
  const { data } = useQuery(disclosureQuery())
  return (
    <>
      <PageHead title={documentTitle} description={about} path={pathOf('disclosure')} />
      {data ? (
        <div className="container-page py-8 md:py-12 print:max-w-none print:p-0">
          <div className="mx-auto mb-8 flex max-w-[210mm] flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <Link to={pathOf('disclosure')} className="button-outline">
              <Icon of="arrow-left" className="size-4" />
              {title}
            </Link>
            <PrintButton />
            <p className="hidden text-ink-soft noscript:block">
              Use your browser’s menu to print this page or save it as PDF.
            </p>
          </div>
          <PrintedRegister register={data} />
        </div>
      ) : (
        <NotLoaded />
      )}
    </>
  )
}
