import { staffGroup } from 'contract/designations'
import type { FacultyMember } from 'contract/faculty'
import { useDeferredValue, useMemo } from 'react'
import { chooseMembers, indexMembers, type MemberChoice } from './choose-members'
import type { StaffList } from './lists'

/** The members of a list, and those of a choice. Typing goes first; they follow when there is time. */
export function useChosenMembers(
  everybody: readonly FacultyMember[],
  { groups }: StaffList,
  choice: MemberChoice,
) {
  const { search, department, sort } = useDeferredValue(choice)
  const members = useMemo(
    () => everybody.filter(({ designation }) => groups.includes(staffGroup(designation))),
    [everybody, groups],
  )
  const indexed = useMemo(() => indexMembers(members, sort), [members, sort])
  const chosen = useMemo(
    () => chooseMembers(indexed, { search, department }),
    [indexed, search, department],
  )
  return { members, chosen, criteria: `${department} ${sort} ${search}` }
}
