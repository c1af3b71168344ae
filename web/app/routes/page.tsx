import { useParams } from 'react-router'
import { JsonLd } from '#app/components/json-ld'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { Prose } from '#app/components/prose/prose'
import { pageQuery } from '#app/data/site-content'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { useMoved } from '#app/lib/use-moved'
import { pathOf } from '#app/pages/path-of'
import { usePageQuery } from '#app/pages/use-page-query'

export default function Page() {
  const { slug = '' } = useParams()
  const { publicUrl, college } = useSite()
  const [page, instead] = usePageQuery(pageQuery(slug), 'Loading the page...')
  const path = page && pathOf('page', { slug: page.slug })
  useMoved(page && page.slug !== slug ? path : undefined)
  if (instead || !path) return instead
  const { title, summary } = page
  return (
    <>
      <PageHead title={title} description={summary} path={path} type="article" />
      <PageBanner title={title} text={summary} />
      <article className="container-page py-10 md:py-16">
        <Prose of={page.body} />
      </article>
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
