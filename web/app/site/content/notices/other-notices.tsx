import { useQuery } from '@tanstack/react-query'
import { currentNoticesQuery } from '#app/data/notices'
import { pathOf } from '#app/framework/addresses/path-of'
import { formatDate } from '#app/lib/format-date'
import { Link } from '#app/ui/link'

/** Beside a notice: the current ones, without itself. */
export function OtherNotices({ slug }: { slug: string }) {
  const { data } = useQuery(currentNoticesQuery(undefined))
  const notices = data?.notices.filter((notice) => notice.slug !== slug) ?? []
  return (
    <aside aria-labelledby="other-notices" className="print:hidden">
      <h2 id="other-notices" className="text-xl text-heading">
        Other notices
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {notices.map(({ slug: other, title, publishedAt }) => (
          <li key={other} className="relative py-3">
            <Link
              to={pathOf('notice', { slug: other })}
              className="leading-snug font-semibold text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <time dateTime={publishedAt} className="block text-sm text-ink-muted">
              {formatDate(publishedAt)}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link
          to={pathOf('notices')}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
        >
          More notices
        </Link>
        <Link
          to={pathOf('subscriptions')}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
        >
          Notices by email
        </Link>
      </p>
    </aside>
  )
}
