import { programCode } from 'contract/content/program-code'
import { staffGroup } from 'contract/people/designations'
import type { FacultyMember } from 'contract/people/faculty'

export type FacultyStats = {
  total: number
  departments: number
  professors: number
  assistantProfessors: number
}

/** Spelling variants of a department count as one. */
export function facultyStats(everybody: readonly FacultyMember[]): FacultyStats {
  const faculty = everybody.filter(({ designation }) => staffGroup(designation) === 'teaching')
  const count = (wanted: string) =>
    faculty.filter(({ designation }) => designation === wanted).length
  const codes = faculty.map(({ department = '' }) => programCode(department)).filter(Boolean)
  return {
    total: faculty.length,
    departments: new Set(codes).size,
    professors: count('Professor'),
    assistantProfessors: count('Assistant Professor'),
  }
}
