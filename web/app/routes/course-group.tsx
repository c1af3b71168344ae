import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type CourseGroupType, findCourseGroup } from 'college/course-list'
import { courseGroupTexts } from 'college/courses/groups'
import { pictures } from 'college/pictures'
import { useParams } from 'react-router'
import { ClosingCall } from '#app/components/closing-call'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { PageHead } from '#app/components/page-head'
import { Paragraphs } from '#app/components/paragraphs'
import { sharePicture } from '#app/components/share-pictures'
import { programsQuery } from '#app/data/courses'
import { coursePagesQuery } from '#app/data/site-content'
import { CourseHero } from '#app/features/courses/course-hero'
import { CourseNotFound } from '#app/features/courses/course-not-found'
import { groupCrumbs, groupPath } from '#app/features/courses/crumbs'
import { FacilityList } from '#app/features/courses/facility-list'
import { Programs } from '#app/features/courses/programs'
import { SideSection } from '#app/features/courses/side-section'
import { courseListData } from '#app/features/courses/structured-data'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'

export default function CourseGroup() {
  const { courseType } = useParams()
  const group = findCourseGroup(courseType)
  return group ? <KnownGroup {...group} /> : <CourseNotFound />
}

function KnownGroup({ type, title }: { type: CourseGroupType; title: string }) {
  const { publicUrl } = useSite()
  const { data: programs } = useSuspenseQuery(programsQuery(type))
  const { data: words } = useQuery(coursePagesQuery())
  const text = courseGroupTexts[type]
  const crumbs = groupCrumbs(type)
  return (
    <>
      <PageHead
        title={title}
        description={text.summary}
        path={groupPath(type)}
        image={sharePicture(text.picture)}
        imageAlt={pictures[text.picture].alt}
      />
      <CourseHero crumbs={crumbs} title={title} text={text.summary} picture={text.picture}>
        <Link to={contactPath(type)} className="button-gold">
          Get Started
        </Link>
        <a href="#programs" className="button-on-dark">
          Explore More
        </a>
      </CourseHero>
      <SideSection id="overview" title="Overview">
        <Paragraphs texts={text.description} />
      </SideSection>
      <Programs programs={programs} />
      <SideSection id="facilities" title="Facilities">
        <FacilityList facilities={text.facilities} />
      </SideSection>
      {words && (
        <ClosingCall title={words.groupCallTitle} text={words.groupCallText}>
          <Link to={contactPath(type)} className="button-gold">
            Contact Us
          </Link>
        </ClosingCall>
      )}
      <JsonLd content={courseListData(type, publicUrl)} />
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
