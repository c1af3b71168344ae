import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import { programCode } from 'contract/content/program-code'
import type { FacultyMember } from 'contract/people/faculty'
import { foldName } from 'contract/platform/fold-text'

function textOf(member: FacultyMember, catalogue: Catalogue): string {
  const {
    name,
    designation,
    department = '',
    specialization,
    education,
    achievements,
    about,
  } = member
  const code = programCode(department)
  const parts = [name, designation, department, departmentTitle(catalogue, department), code]
  return foldName([...parts, specialization, education, achievements, about].join('\n'))
}

/** Every word must match, ignoring accents. */
export function searchTeam(
  faculty: readonly FacultyMember[],
  search: string,
  catalogue: Catalogue,
): readonly FacultyMember[] {
  const words = foldName(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return faculty
  return faculty.filter((member) => {
    const text = textOf(member, catalogue)
    return words.every((word) => text.includes(word))
  })
}
