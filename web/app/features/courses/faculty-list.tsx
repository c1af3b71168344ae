import type { ListedCourse } from 'college/course-list'
import type { FacultyMember } from 'contract/faculty'
import { useState } from 'react'
import { FacultyCard } from './faculty-card'
import { ProfessorDetails } from './professor-details'

type Props = { members: readonly FacultyMember[]; course: ListedCourse }

/** People, of whom one at a time tells all about themselves. */
export function FacultyList({ members, course }: Props) {
  const [chosen, setChosen] = useState<FacultyMember>()
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li key={member._id}>
            <FacultyCard member={member} onChoose={() => setChosen(member)} />
          </li>
        ))}
      </ul>
      {chosen && (
        <ProfessorDetails member={chosen} course={course} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
