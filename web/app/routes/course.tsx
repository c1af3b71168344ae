import { useQuery } from '@tanstack/react-query'
import { findCourse } from 'contract/content/catalogue'
import type { Course as Content } from 'contract/content/courses'
import { programCode } from 'contract/content/program-code'
import { useParams } from 'react-router'
import { courseQuery } from '#app/data/courses'
import { coursePagesQuery } from '#app/data/site-content'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useCatalogue, useSite } from '#app/lib/site'
import { CourseDetails } from '#app/site/content/courses/course-details'
import { CourseFaculty } from '#app/site/content/courses/course-faculty'
import { CourseHero } from '#app/site/content/courses/course-hero'
import { CourseNotFound } from '#app/site/content/courses/course-not-found'
import { courseCrumbs, coursePath, groupPath } from '#app/site/content/courses/crumbs'
import { JumpLinks } from '#app/site/content/courses/jump-links'
import { courseData } from '#app/site/content/courses/structured-data'
import { ClosingCall } from '#app/ui/closing-call'
import { Gallery } from '#app/ui/gallery/gallery'
import { picturesOf } from '#app/ui/gallery/gallery-picture'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { CurrentNotices } from '#app/ui/notices/current-notices'
import { PageHead } from '#app/ui/page-head'

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
        fact={course.duration.replace(/ \(.*/, '')}
        department={slug}
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
      <CurrentNotices department={programCode(slug)} />
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
