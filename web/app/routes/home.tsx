import { JsonLd } from '#app/components/json-ld'
import { PageHead } from '#app/components/page-head'
import { useUnverifiedNotice } from '#app/features/account/use-unverified-notice'
import { ComingEvents } from '#app/features/home/coming-events'
import { CourseOverview } from '#app/features/home/course-overview'
import { Facilities } from '#app/features/home/facilities'
import { HomeHero } from '#app/features/home/home-hero'
import { collegeData } from '#app/features/home/structured-data'
import { Ticker } from '#app/features/home/ticker'
import { Welcome } from '#app/features/home/welcome'
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
      <Ticker />
      <Welcome />
      <CourseOverview />
      <Facilities />
      <ComingEvents />
      <JsonLd content={collegeData(college, publicUrl)} />
    </>
  )
}
