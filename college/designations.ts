/** What the form of faculty offers; who leads and who manages is in `contract/people/designations`, as more is asked of who teaches. */
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
  const place = ranks.indexOf(designation)
  return place < 0 ? ranks.length : place
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
