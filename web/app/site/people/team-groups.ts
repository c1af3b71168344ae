import { byDesignation } from 'college/designations'
import { staffGroup } from 'contract/people/designations'
import type { FacultyMember } from 'contract/people/faculty'

type TeamGroups = { administrative: FacultyMember[]; management: FacultyMember[] }

export function teamGroups(faculty: readonly FacultyMember[]): TeamGroups {
  const ranked = faculty.toSorted(byDesignation)
  const groupOf = (group: keyof TeamGroups) =>
    ranked.filter(({ designation }) => staffGroup(designation) === group)
  return { administrative: groupOf('administrative'), management: groupOf('management') }
}
