import type { PublicNotice } from 'contract/content/notices'
import { textOf } from 'contract/content/rich-text/rich-text-node'
import { useParams } from 'react-router'
import { noticeQuery } from '#app/data/notices'
import { pathOf } from '#app/framework/addresses/path-of'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { formatCalendarDay, formatDate } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { summary } from '#app/lib/summary'
import { NoticeDocuments } from '#app/site/content/notices/notice-documents'
import { OtherNotices } from '#app/site/content/notices/other-notices'
import { noticeData } from '#app/site/content/notices/structured-data'
import { Icon } from '#app/ui/icon'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { NoticeBadges } from '#app/ui/notices/notice-badges'
import { PageHead } from '#app/ui/page-head'
import { RichText } from '#app/ui/rich-text/rich-text'

export default function Notice() {
  const { slug = '' } = useParams()
  const [notice, instead] = usePageQuery(noticeQuery(slug), 'Loading the notice...')
  return notice ? <KnownNotice notice={notice} /> : instead
}

function KnownNotice({ notice }: { notice: PublicNotice }) {
  const { publicUrl, college } = useSite()
  const { slug, title, body, documents, publishedAt, validUntil } = notice
  const path = pathOf('notice', { slug })
  const crumbs = [
    { name: 'Notices', path: pathOf('notices') },
    { name: title, path },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={summary(textOf(body)) || title}
        path={path}
        type="article"
      />
      <article className="container-page py-5 md:py-8">
        <Link
          to={pathOf('notices')}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent decoration-gold-500 underline-offset-4 hover:underline print:hidden"
        >
          <Icon of="arrow-left" className="size-4" />
          All notices
        </Link>
        <div className="mt-2 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <div className="min-w-0">
            <h1 className="text-3xl break-words text-heading md:text-4xl lg:text-5xl">{title}</h1>
            <p className="mt-4 text-ink-muted">
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
              {validUntil && ` · Valid until ${formatCalendarDay(validUntil)}`}
            </p>
            <NoticeBadges notice={notice} />
            <div className="mt-6 border-t border-line pt-6">
              <RichText of={body} />
            </div>
            <NoticeDocuments documents={documents} />
          </div>
          <OtherNotices slug={slug} />
        </div>
      </article>
      <JsonLd content={noticeData(notice, { publicUrl, college })} />
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
