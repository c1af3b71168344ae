import { JsonLd } from '#app/components/json-ld'
import { PageHead } from '#app/components/page-head'
import { useUnverifiedNotice } from '#app/features/account/use-unverified-notice'
import { HomeHero } from '#app/features/home/home-hero'
import { HomeSections } from '#app/features/home/home-sections'
import { collegeData } from '#app/features/home/structured-data'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

export default function Home() {
  const { publicUrl, college } = useSite()
  useUnverifiedNotice()
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
