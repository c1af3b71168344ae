import { useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/content/courses'
import { courseFacultyQuery } from '#app/data/faculty'
import { coursePagesQuery } from '#app/data/site-content'
import { contactPath } from '#app/lib/contact-path'
import { Link } from '#app/ui/link'
import { Loading } from '#app/ui/loading'
import { FacultyFailed } from './faculty-failed'
import { FacultyList } from './faculty-list'

export function CourseFaculty({ course }: { course: Course }) {
  return (
    <section
      id="faculty"
      aria-labelledby="faculty-title"
      className="scroll-mt-16 border-t border-line bg-tint"
    >
      <div className="container-page py-14 md:py-20">
        <h2 id="faculty-title" className="mb-8 text-3xl text-heading md:text-4xl">
          Faculty
        </h2>
        <Faculty course={course} />
      </div>
    </section>
  )
}

function Faculty({ course }: { course: Course }) {
  const { data: words } = useQuery(coursePagesQuery())
  const { data: members, isPending } = useQuery(courseFacultyQuery(course.slug))
  if (isPending) {
    return <Loading>Loading faculty members...</Loading>
  }
  if (!members) return <FacultyFailed />
  if (members.length === 0) {
    return (
      <p className="max-w-prose text-lg text-ink-soft">
        {words?.withoutFaculty}{' '}
        <Link
          to={contactPath(course.slug)}
          className="font-semibold text-accent underline underline-offset-4"
        >
          Contact Us
        </Link>
      </p>
    )
  }
  return <FacultyList members={members} course={course} />
}
