import { byDesignation } from 'college/designations'
import { staffGroup } from 'contract/designations'
import type { FacultyMember } from 'contract/faculty'
import { useDeferredValue, useMemo } from 'react'
import { chooseMembers, indexMembers, type MemberChoice } from './choose-members'
import type { StaffList } from './lists'

/** The members of a list, their designations by rank, and the members of a choice. Typing goes first; they follow when there is time. */
export function useChosenMembers(
  everybody: readonly FacultyMember[],
  { groups }: StaffList,
  choice: MemberChoice,
) {
  const { search, department, designation, sort } = useDeferredValue(choice)
  const members = useMemo(
    () => everybody.filter(({ designation }) => groups.includes(staffGroup(designation))),
    [everybody, groups],
  )
  const indexed = useMemo(() => indexMembers(members, sort), [members, sort])
  const chosen = useMemo(
    () => chooseMembers(indexed, { search, department, designation }),
    [indexed, search, department, designation],
  )
  const designations = useMemo(
    () => [...new Set(members.toSorted(byDesignation).map((member) => member.designation))],
    [members],
  )
  const criteria = `${department} ${designation} ${sort} ${search}`
  return { members, designations, chosen, criteria }
}
