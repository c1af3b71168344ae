import type { Course } from 'contract/content/courses'
import type { FacultyMember } from 'contract/people/faculty'
import { FacultyCard } from './faculty-card'
import { ProfessorDetails } from './professor-details'
import { useRequestedTeacher } from './use-requested-teacher'

type Props = { members: readonly FacultyMember[]; course: Course }

export function FacultyList({ members, course }: Props) {
  const { teacher, close } = useRequestedTeacher(members)
  return (
    <>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li key={member._id}>
            <FacultyCard member={member} course={course} />
          </li>
        ))}
      </ul>
      {teacher && (
        <ProfessorDetails key={teacher._id} member={teacher} course={course} onClose={close} />
      )}
    </>
  )
}
