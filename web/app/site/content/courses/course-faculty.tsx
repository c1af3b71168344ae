import { useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/content/courses'
import type { FacultyMember } from 'contract/people/faculty'
import { courseFacultyQuery } from '#app/data/faculty'
import { coursePagesQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { contactPath } from '#app/lib/contact-path'
import { experienceText } from '#app/lib/experience-text'
import { useSite } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { Portrait } from '#app/ui/portrait'
import { TryAgain } from '#app/ui/try-again'
import Professor from './professor.island'
import { professorTexts } from './professor-texts'

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

type CardProps = { member: FacultyMember; course: Course; isRequested: boolean }

function FacultyCard({ member, course, isRequested }: CardProps) {
  const { college, catalogue } = useSite()
  const { _id, name, designation, specialization, experience, photo } = member
  return (
    <article className="relative flex h-full gap-4 rounded-card bg-card p-5 shadow-card transition-shadow duration-300 ease-calm focus-within:shadow-lift hover:shadow-lift">
      <Portrait name={name} photo={photo} sizes="5rem" className="size-20 shrink-0 rounded-full" />
      <div className="flex min-w-0 grow flex-col">
        <h3 className="text-lg break-words text-heading">{name}</h3>
        <p className="text-base break-words text-gilt">{designation}</p>
        {specialization && (
          <p className="mt-2 leading-snug break-words text-ink-soft">{specialization}</p>
        )}
        {experience !== undefined && (
          <p className="mt-1 text-base text-ink-muted">
            {experienceText(experience)} of experience
          </p>
        )}
        <Professor
          memberId={_id}
          isDelivered={isRequested}
          // The page may have been requested under a variant of its URL.
          path={`${pathOf('course', { courseId: course.slug })}?${new URLSearchParams({ teacher: _id })}`}
          professor={professorTexts(member, { course, college, catalogue })}
        />
      </div>
    </article>
  )
}
