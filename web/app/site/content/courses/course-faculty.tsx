import { useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/content/courses'
import type { FacultyMember } from 'contract/people/faculty'
import { courseFacultyQuery } from '#app/data/faculty'
import { coursePagesQuery } from '#app/data/site-content'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { contactPath } from '#app/lib/contact-path'
import { Link } from '#app/ui/link'
import { TryAgain } from '#app/ui/try-again'
import { FacultyCard } from './faculty-card'

type Props = { members: readonly FacultyMember[]; course: Course }

function FacultyList({ members, course }: Props) {
  const requested = useRequestedQuery('course')('teacher')
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {members.map((member) => (
        <li key={member._id}>
          <FacultyCard member={member} course={course} isRequested={member._id === requested} />
        </li>
      ))}
    </ul>
  )
}

const FacultyFailed = () => (
  <div role="alert" className="grid justify-items-start gap-1">
    <p className="text-lg text-ink-soft">Failed to load faculty members</p>
    <TryAgain />
  </div>
)

export function CourseFaculty({ course }: { course: Course }) {
  return (
    <section
      id="faculty"
      aria-labelledby="faculty-title"
      className="scroll-mt-16 border-t border-line bg-tint"
    >
      <div className="container-page py-10 md:py-14">
        <h2 id="faculty-title" className="mb-6 text-2xl text-heading md:text-3xl">
          Faculty
        </h2>
        <Faculty course={course} />
      </div>
    </section>
  )
}

function Faculty({ course }: { course: Course }) {
  const { data: words } = useQuery(coursePagesQuery())
  const { data: members } = useQuery(courseFacultyQuery(course.slug))
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
