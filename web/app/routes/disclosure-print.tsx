import { useQuery } from '@tanstack/react-query'
import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import { NotLoaded } from '#app/components/not-loaded'
import { PageHead } from '#app/components/page-head'
import { disclosureQuery } from '#app/data/disclosure'
import { PrintedRegister } from '#app/features/disclosure/printed-register'
import { about, documentTitle, title } from '#app/features/disclosure/register-words'
import { pathOf } from '#app/pages/path-of'

export default function DisclosurePrint() {
  const query = useQuery(disclosureQuery())
  const { data, isError } = query
  return (
    <>
      <PageHead title={documentTitle} description={about} path={pathOf('disclosure')} />
      {!data && isError && <NotLoaded query={query} />}
      {data && (
        <div className="container-page py-8 md:py-12 print:max-w-none print:p-0">
          <div className="mx-auto mb-8 flex max-w-[210mm] flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <Link to={pathOf('disclosure')} className="button-outline">
              <Icon of="arrow-left" className="size-4" />
              {title}
            </Link>
            <button
              type="button"
              onClick={() => window.print()}
              className="button-primary noscript:hidden"
            >
              Print, or save as PDF
            </button>
            <p className="hidden text-ink-soft noscript:block">
              Print this page by the menu of your browser; there it can also be saved as PDF.
            </p>
          </div>
          <PrintedRegister register={data} />
        </div>
      )}
    </>
  )
}
