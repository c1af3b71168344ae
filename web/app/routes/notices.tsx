import { findCourse } from 'contract/content/catalogue'
import { getNoticesAtom, getNoticesJson } from 'contract/content/notices'
import { sitePages } from 'contract/platform/site-pages'
import { noticesQuery } from '#app/data/notices'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { feedPath } from '#app/lib/feed-path'
import { addressHere } from '#app/lib/languages/page-language'
import { pathOfNoticesView, readNoticesView } from '#app/lib/notices-view'
import { useSite } from '#app/lib/site'
import { withCollegeWide } from '#app/lib/with-college-wide'
import { NoticeArchive } from '#app/site/content/notices/notice-archive'
import { NoticeFilters } from '#app/site/content/notices/notice-filters'
import { ByMailCard } from '#app/site/messaging/subscriptions/by-mail-card'
import { JsonLd } from '#app/ui/json-ld'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'

const { title: heading, about } = sitePages.notices

export default function Notices() {
  const view = readNoticesView(useRequestedQuery('notices'))
  const { publicUrl, catalogue } = useSite()
  const [data, instead] = usePageQuery(noticesQuery(view), 'Loading notices...')
  if (instead) return instead
  const category = data.categories.find(({ slug }) => slug === view.category)?.title
  const course = findCourse(catalogue, view.department)
  const parts = [heading, category, course && withCollegeWide(course.title), view.year].filter(
    Boolean,
  )
  const title = parts.join(', ')
  return (
    <>
      <PageHead
        title={view.page > 1 ? `${title}, page ${view.page}` : title}
        description={about}
        path={pathOfNoticesView(view)}
      />
      <link
        rel="alternate"
        type={getNoticesAtom.answers}
        href={addressHere(feedPath(getNoticesAtom.url, view))}
        title={title}
      />
      <link
        rel="alternate"
        type={getNoticesJson.answers}
        href={addressHere(feedPath(getNoticesJson.url, view))}
        title={title}
      />
      <PageBanner title={heading} text={about} />
      <div className="container-page grid grid-cols-1 gap-8 py-10 md:py-14">
        <NoticeFilters view={view} overview={data} />
        <section aria-label="Notices">
          <NoticeArchive view={view} overview={data} />
          <p className="mt-4 print:hidden">
            <a
              href={feedPath(getNoticesAtom.url, view)}
              className="inline-flex min-h-11 items-center text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
            >
              RSS feed
            </a>
          </p>
        </section>
        <ByMailCard
          category={data.categories.find(({ slug }) => slug === view.category)}
          department={view.department}
        />
      </div>
      <JsonLd content={breadcrumbData(publicUrl, [{ name: heading, path: pathOf('notices') }])} />
    </>
  )
}
