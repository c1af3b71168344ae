import { pathOf } from '#app/framework/addresses/path-of'
import { useSite } from '#app/lib/site'
import { HomeHero } from '#app/site/content/home/home-hero'
import { HomeSections } from '#app/site/content/home/home-sections'
import { collegeData } from '#app/site/content/home/structured-data'
import { JsonLd } from '#app/ui/json-ld'
import { PageHead } from '#app/ui/page-head'

export default function Home() {
  const { publicUrl, college } = useSite()
  return (
    <>
      <PageHead title={college.tagline} description={college.description} path={pathOf('home')} />
      <h1 className="sr-only">{college.name}</h1>
      <HomeHero />
      <HomeSections />
      <JsonLd content={collegeData(college, publicUrl)} />
    </>
  )
}
