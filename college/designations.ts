/**
 * Administrative and management designations are in `contract/people/designations`, because teachers need more fields.
 */
export const academicDesignations = [
  'Professor',
  'Associate Professor',
  'Assistant Professor',
  'Lecturer',
  'Head of Department',
  'Vice Principal',
] as const

const ranks = [
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
  const position = ranks.indexOf(designation)
  return position < 0 ? ranks.length : position
}

type Named = { name: string; designation: string }

export function byDesignation(a: Named, b: Named): number {
  return (
    rank(a.designation) - rank(b.designation) ||
    a.designation.localeCompare(b.designation, 'en') ||
    a.name.localeCompare(b.name, 'en')
  )
}
