import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { findCourse, type ListedCourse } from 'college/course-list'
import { pictures } from 'college/pictures'
import { useParams } from 'react-router'
import { ClosingCall } from '#app/components/closing-call'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { PageHead } from '#app/components/page-head'
import { sharePicture } from '#app/components/share-pictures'
import { courseTextQuery } from '#app/data/courses'
import { coursePagesQuery } from '#app/data/site-content'
import { CourseDetails } from '#app/features/courses/course-details'
import { CourseFaculty } from '#app/features/courses/course-faculty'
import { CourseHero } from '#app/features/courses/course-hero'
import { CourseNotFound } from '#app/features/courses/course-not-found'
import { courseCrumbs, coursePath, groupPath } from '#app/features/courses/crumbs'
import { Gallery } from '#app/features/courses/gallery'
import { JumpLinks } from '#app/features/courses/jump-links'
import { courseData } from '#app/features/courses/structured-data'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'

export default function Course() {
  const { courseId } = useParams()
  const course = findCourse(courseId)
  return course ? <KnownCourse key={course.id} course={course} /> : <CourseNotFound />
}

function KnownCourse({ course }: { course: ListedCourse }) {
  const { publicUrl, college } = useSite()
  const { data: text } = useSuspenseQuery(courseTextQuery(course.id))
  const { data: words } = useQuery(coursePagesQuery())
  const crumbs = courseCrumbs(course)
  return (
    <>
      <PageHead
        title={`${course.title}: ${course.fullTitle}`}
        description={text.summary}
        path={coursePath(course)}
        image={sharePicture(text.picture)}
        imageAlt={pictures[text.picture].alt}
      />
      <CourseHero
        crumbs={crumbs}
        title={course.title}
        subtitle={course.fullTitle}
        text={text.summary}
        picture={text.picture}
      >
        <Link to={contactPath(course.id)} className="button-gold">
          Apply Now
        </Link>
        <a href="#details" className="button-on-dark">
          Explore Details
        </a>
      </CourseHero>
      <JumpLinks />
      {text.gallery && <Gallery pictures={text.gallery} />}
      <CourseDetails course={course} text={text} />
      <CourseFaculty course={course} />
      {words && (
        <ClosingCall id="apply" title={words.callTitle} text={words.callText}>
          <Link to={contactPath(course.id)} className="button-gold">
            Apply Now
          </Link>
          <Link to={groupPath(course.group)} className="button-on-dark">
            Back to Courses
          </Link>
        </ClosingCall>
      )}
      <JsonLd content={courseData(course, text.summary, { publicUrl, college })} />
      <JsonLd content={breadcrumbData(publicUrl, crumbs)} />
    </>
  )
}
