import type { ListedNotice } from 'contract/content/notices'
import { pathOf } from '#app/framework/addresses/path-of'
import { formatDate } from '#app/lib/format-date'
import { Link } from '#app/ui/link'
import { NoticeBadges } from './notice-badges'

type NoticeListProps = {
  notices: readonly ListedNotice[]
  heading?: 'h2' | 'h3'
}

export function NoticeList({ notices, heading: Heading = 'h3' }: NoticeListProps) {
  return (
    <ul className="notice-list">
      {notices.map((notice) => (
        <li key={notice.slug}>
          <time dateTime={notice.publishedAt}>{formatDate(notice.publishedAt)}</time>
          <div className="min-w-0">
            <Heading>
              <Link to={pathOf('notice', { slug: notice.slug })}>{notice.title}</Link>
            </Heading>
            <NoticeBadges notice={notice} documents={notice.documents} />
          </div>
        </li>
      ))}
    </ul>
  )
}
