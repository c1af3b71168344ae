import { useParams } from 'react-router'
import { pageQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { CourseTable } from '#app/site/content/courses/course-table'
import { DaysByMonth } from '#app/site/content/pages/days-by-month'
import { Story } from '#app/site/content/pages/story'
import { JsonLd } from '#app/ui/json-ld'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'
import { RichText } from '#app/ui/rich-text/rich-text'

export default function Page() {
  const { slug = '' } = useParams()
  const { publicUrl, college } = useSite()
  const [page, instead] = usePageQuery(pageQuery(slug), 'Loading the page...')
  const path = page && pathOf('page', { slug: page.slug })
  if (instead || !path) return instead
  const { title, summary, isStory } = page
  return (
    <>
      <PageHead title={title} description={summary} path={path} type="article" />
      {isStory ? (
        <Story title={title} summary={summary} body={page.body} />
      ) : (
        <>
          <PageBanner title={title} text={summary} />
          <article className="container-page py-10 md:py-16">
            {page.courses && <CourseTable of={page.courseTable} courses={page.courses} />}
            {page.days.length > 0 && <DaysByMonth slug={page.slug} days={page.days} />}
            <RichText of={page.body} />
          </article>
        </>
      )}
      <JsonLd
        content={{
          '@type': 'WebPage',
          name: title,
          description: summary,
          url: new URL(path, publicUrl).href,
          publisher: { '@type': 'CollegeOrUniversity', name: college.name, url: publicUrl },
        }}
      />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
