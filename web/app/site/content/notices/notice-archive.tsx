import { type NoticesOverview, noticesPerPage } from 'contract/content/notices'
import { formatCount } from 'contract/platform/format-count'
import { type NoticeListView, pathOfNoticesView } from '#app/lib/notices-view'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { NoticeList } from '#app/ui/notices/notice-list'

type ArchiveProps = { view: NoticeListView; overview: NoticesOverview }

export function NoticeArchive({ view, overview: { total, years, notices } }: ArchiveProps) {
  if (total === 0)
    return (
      <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-ink-soft">
        {view.year || years.length === 0
          ? 'No notices match these filters.'
          : 'Nothing current here. Choose a year to see older notices.'}
      </p>
    )
  const first = (view.page - 1) * noticesPerPage
  const hasOlder = first + notices.length < total
  return (
    <>
      <p className="mb-4 text-ink-muted">
        {`Showing ${first + 1} to ${first + notices.length} of ${formatCount(total)}`}
      </p>
      <NoticeList notices={notices} heading="h2" />
      {(view.page > 1 || hasOlder) && (
        <nav
          aria-label="More notices"
          className="mt-10 flex flex-wrap justify-center gap-3 print:hidden"
        >
          {view.page > 1 && (
            <Link
              to={pathOfNoticesView({ ...view, page: view.page - 1 })}
              className="button-outline"
            >
              <Icon of="arrow-left" className="size-4" />
              Newer notices
            </Link>
          )}
          {hasOlder && (
            <Link
              to={pathOfNoticesView({ ...view, page: view.page + 1 })}
              className="button-outline"
            >
              Older notices
              <Icon of="arrow-right" className="size-4" />
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
