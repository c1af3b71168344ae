export const administrativeDesignations = [
  'Principal',
  'President',
  'Vice President',
  'Secretary',
  'Chief Proctor',
] as const
export const managementDesignations = ['Dean', 'Management Staff', 'Member'] as const

export type StaffGroup = 'teaching' | 'administrative' | 'management'

const isOneOf = (designations: readonly string[], designation: string) =>
  designations.includes(designation)

/** Whoever is neither administrative nor management teaches. */
export function staffGroup(designation: string): StaffGroup {
  if (isOneOf(administrativeDesignations, designation)) return 'administrative'
  return isOneOf(managementDesignations, designation) ? 'management' : 'teaching'
}

/** Whether somebody heads a department, and is a contact for it. */
export function isDepartmentHead(designation: string): boolean {
  return designation === 'Head of Department' || designation === 'HOD'
}

const teamOrder = [
  'Principal',
  'Vice Principal',
  'Chief Proctor',
  'President',
  'Vice President',
  'Secretary',
  'Dean',
  'Head of Department',
  'Professor',
  'Associate Professor',
  'Assistant Professor',
  'Lecturer',
  'Management Staff',
  'Member',
]

const rank = (designation: string) => {
  const place = teamOrder.indexOf(designation)
  return place < 0 ? teamOrder.length : place
}

type Named = { name: string; designation: string }

/** By rank; unlisted designations last, by their names; then people by theirs. */
export function byDesignation(a: Named, b: Named): number {
  return (
    rank(a.designation) - rank(b.designation) ||
    a.designation.localeCompare(b.designation, 'en') ||
    a.name.localeCompare(b.name, 'en')
  )
}
