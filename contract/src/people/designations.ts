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

/** Specification: everyone outside the administrative and management groups teaches. */
export function staffGroup(designation: string): StaffGroup {
  if (isOneOf(administrativeDesignations, designation)) return 'administrative'
  return isOneOf(managementDesignations, designation) ? 'management' : 'teaching'
}

export function isDepartmentHead(designation: string): boolean {
  return designation === 'Head of Department' || designation === 'HOD'
}
