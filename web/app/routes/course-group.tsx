import { useQuery } from '@tanstack/react-query'
import type { CourseGroup as Content } from 'contract/content/course-groups'
import { countOf } from 'contract/platform/format-count'
import { useParams } from 'react-router'
import { courseGroupQuery, programsQuery } from '#app/data/courses'
import { coursePagesQuery } from '#app/data/site-content'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'
import { CourseHero } from '#app/site/content/courses/course-hero'
import { CourseNotFound } from '#app/site/content/courses/course-not-found'
import { groupCrumbs, groupPath } from '#app/site/content/courses/crumbs'
import { FacilityList } from '#app/site/content/courses/facility-list'
import { Programs } from '#app/site/content/courses/programs'
import { SideSection } from '#app/site/content/courses/side-section'
import { courseListData } from '#app/site/content/courses/structured-data'
import { ClosingCall } from '#app/ui/closing-call'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { PageHead } from '#app/ui/page-head'
import { Paragraphs } from '#app/ui/paragraphs'

export default function CourseGroup() {
  const { courseType = '' } = useParams()
  const [group, instead] = usePageQuery(courseGroupQuery(courseType), 'Loading the courses...', {
    className: 'min-h-[50vh]',
    notFound: <CourseNotFound />,
  })
  if (group) return <KnownGroup group={group} />
  return instead
}

function KnownGroup({ group }: { group: Content }) {
  const { slug, title, summary, picture, description, facilities } = group
  const { publicUrl } = useSite()
  const { data: programs = [] } = useQuery(programsQuery(slug))
  const { data: words } = useQuery(coursePagesQuery())
  const crumbs = groupCrumbs(group)
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        path={groupPath(slug)}
        image={picture?.address}
        imageAlt={picture?.alt}
      />
      <CourseHero
        crumbs={crumbs}
        title={title}
        text={summary}
        picture={picture}
        fact={countOf(programs.length, 'programme', 'programmes')}
      >
        <Link to={contactPath(slug)} className="button-gold">
          Get Started
        </Link>
        {programs.length > 0 && (
          <a href="#programs" className="button-on-dark">
            Explore More
          </a>
        )}
      </CourseHero>
      <SideSection id="overview" title="Overview">
        <Paragraphs texts={description.map(({ text }) => text)} />
      </SideSection>
      {programs.length > 0 && <Programs programs={programs} />}
      {facilities.length > 0 && (
        <SideSection id="facilities" title="Facilities">
          <FacilityList facilities={facilities} />
        </SideSection>
      )}
      {words && (
        <ClosingCall title={words.groupCallTitle} text={words.groupCallText}>
          <Link to={contactPath(slug)} className="button-gold">
            Contact Us
          </Link>
        </ClosingCall>
      )}
      <JsonLd content={courseListData(programs, publicUrl)} />
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
