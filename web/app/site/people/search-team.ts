import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import { programCode } from 'contract/content/program-code'
import type { FacultyMember } from 'contract/people/faculty'
import { foldName } from 'contract/platform/fold-text'

export function searchedText(member: FacultyMember, catalogue: Catalogue): string {
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
export function searchTeam<Person extends { text: string }>(
  people: readonly Person[],
  search: string,
): readonly Person[] {
  const words = foldName(search).split(/\s+/).filter(Boolean)
  return people.filter(({ text }) => words.every((word) => text.includes(word)))
}
