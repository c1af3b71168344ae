import { useQuery } from '@tanstack/react-query'
import { currentNoticesQuery } from '#app/data/notices'
import { pathOfNoticesView } from '#app/lib/notices-view'
import { Link } from '#app/ui/link'
import { NoticeList } from './notice-list'

type CurrentNoticesProps = {
  /** Program code; all notices without it. */
  department?: string
}

export function CurrentNotices({ department }: CurrentNoticesProps) {
  const { data } = useQuery(currentNoticesQuery(department))
  if (!data || data.notices.length === 0) return null
  return (
    <section
      id="notices"
      aria-labelledby="notices-title"
      className="late-layout-[50rem]/1 scroll-mt-16 border-t border-line py-9 md:late-layout-[46rem] lg:late-layout-[55rem] md:py-20"
    >
      <div className="container-page">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 md:mb-8">
          <h2 id="notices-title" className="text-2xl text-heading md:text-4xl">
            Notices
          </h2>
          <Link
            to={pathOfNoticesView({ department, page: 1 })}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
          >
            {department ? 'More notices' : 'All notices'}
          </Link>
        </div>
        <NoticeList notices={data.notices} />
      </div>
    </section>
  )
}
