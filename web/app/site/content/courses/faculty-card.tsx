import type { Course } from 'contract/content/courses'
import type { FacultyMember } from 'contract/people/faculty'
import { pathOf } from '#app/framework/addresses/path-of'
import { experienceText } from '#app/lib/experience-text'
import { useSite } from '#app/lib/site'
import { Portrait } from '#app/ui/portrait'
import Professor from './professor.island'
import { professorTexts } from './professor-texts'

type Props = { member: FacultyMember; course: Course; isRequested: boolean }

export function FacultyCard({ member, course, isRequested }: Props) {
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
