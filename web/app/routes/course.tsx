import { useQuery } from '@tanstack/react-query'
import { findCourse } from 'contract/catalogue'
import type { Course as Content } from 'contract/content/courses'
import { programCode } from 'contract/program-code'
import { useParams } from 'react-router'
import { ClosingCall } from '#app/components/closing-call'
import { Gallery } from '#app/components/gallery/gallery'
import { picturesOf } from '#app/components/gallery/gallery-picture'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { CurrentNotices } from '#app/components/notices/current-notices'
import { PageHead } from '#app/components/page-head'
import { courseQuery } from '#app/data/courses'
import { coursePagesQuery } from '#app/data/site-content'
import { CourseDetails } from '#app/features/courses/course-details'
import { CourseFaculty } from '#app/features/courses/course-faculty'
import { CourseHero } from '#app/features/courses/course-hero'
import { CourseNotFound } from '#app/features/courses/course-not-found'
import { courseCrumbs, coursePath, groupPath } from '#app/features/courses/crumbs'
import { JumpLinks } from '#app/features/courses/jump-links'
import { courseData } from '#app/features/courses/structured-data'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useCatalogue, useSite } from '#app/lib/site'
import { usePageQuery } from '#app/pages/use-page-query'

export default function Course() {
  const { courseId = '' } = useParams()
  const { slug } = findCourse(useCatalogue(), courseId) ?? { slug: courseId }
  const [course, instead] = usePageQuery(courseQuery(slug), 'Loading the course...', {
    className: 'min-h-[50vh]',
    notFound: <CourseNotFound />,
  })
  if (course) return <KnownCourse key={course.slug} course={course} />
  return instead
}

function KnownCourse({ course }: { course: Content }) {
  const { publicUrl, college, catalogue } = useSite()
  const { data: words } = useQuery(coursePagesQuery())
  const { slug, title, fullTitle, summary, group, picture } = course
  const crumbs = courseCrumbs(course, catalogue)
  const gallery = picturesOf(course.gallery)
  return (
    <>
      <PageHead
        title={`${title}: ${fullTitle}`}
        description={summary}
        path={coursePath(course)}
        image={picture?.address}
        imageAlt={picture?.alt}
      />
      <CourseHero
        crumbs={crumbs}
        title={title}
        subtitle={fullTitle}
        text={summary}
        picture={picture}
      >
        <Link to={contactPath(slug)} className="button-gold">
          Apply Now
        </Link>
        <a href="#details" className="button-on-dark">
          Explore Details
        </a>
      </CourseHero>
      <JumpLinks course={course} />
      {gallery.length > 0 && <Gallery pictures={gallery} />}
      <CourseDetails course={course} />
      <CurrentNotices department={programCode(slug)} title="Notices" />
      <CourseFaculty course={course} />
      {words && (
        <ClosingCall id="apply" title={words.callTitle} text={words.callText}>
          <Link to={contactPath(slug)} className="button-gold">
            Apply Now
          </Link>
          {group && (
            <Link to={groupPath(group)} className="button-on-dark">
              Back to Courses
            </Link>
          )}
        </ClosingCall>
      )}
      <JsonLd content={courseData(course, { publicUrl, college })} />
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
