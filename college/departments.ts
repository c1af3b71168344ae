import { programCode } from 'contract/content/program-code'

/** The panel knows how each looks. */
export type BadgeColour =
  | 'sky'
  | 'deep-sky'
  | 'leaf'
  | 'deep-leaf'
  | 'gilt'
  | 'gold'
  | 'accent'
  | 'primary'

type DepartmentFacts = {
  /** As it is stored: so the form and the list of faculty offer it. */
  spelling: string
  /** As the lists of other staff offer it. */
  shortSpelling?: string
  /** Of its badge, which is grey without. */
  colour?: BadgeColour
}

export type Department = DepartmentFacts & {
  /** What all its spellings have in common, see `contract/content/program-code`. */
  key: string
  /** Of the course that it is named like. Without one it is called as it was written, and is not offered. */
  title?: string
}

/** In the order in which they are offered. */
const known: readonly DepartmentFacts[] = [
  { spelling: 'B.C.A.', shortSpelling: 'BCA', colour: 'sky' },
  { spelling: 'B.B.A.', shortSpelling: 'BBA', colour: 'gilt' },
  { spelling: 'B.COM.', shortSpelling: 'B.Com', colour: 'leaf' },
  { spelling: 'B.A.L.L.B.', shortSpelling: 'BALLB', colour: 'primary' },
  { spelling: 'B.A.', shortSpelling: 'BA', colour: 'deep-leaf' },
  { spelling: 'B.SC.', shortSpelling: 'B.Sc', colour: 'deep-sky' },
  { spelling: 'M.A.', shortSpelling: 'MA', colour: 'gold' },
  { spelling: 'M.COM.' },
  { spelling: 'B.ED.' },
  { spelling: 'M.SC.' },
  { spelling: 'B.T.C.' },
  { spelling: 'LLB', colour: 'accent' },
]

/** What stands in the template of an import. */
export const exampleDepartment = known[0]?.spelling ?? ''

/** Keys of those that the lists of other staff offer, in their order. */
const ofOtherStaff = ['bca', 'ballb', 'bba', 'bcom', 'ba', 'bsc', 'ma']

type Course = { slug: string; title: string }

/** The departments that are known, then those of the other courses. */
export function departmentsOf(courses: readonly Course[]): Department[] {
  const titles = new Map(courses.map(({ slug, title }) => [programCode(slug), title]))
  const spelled = [...known, ...courses.map(({ slug }) => ({ spelling: slug.toUpperCase() }))]
  const departments = new Map<string, Department>()
  for (const facts of spelled) {
    const key = programCode(facts.spelling)
    const title = titles.get(key)
    if (!departments.has(key)) departments.set(key, { key, ...facts, ...(title && { title }) })
  }
  return [...departments.values()]
}

/** What the form and the list of faculty offer: the department of each course. */
export const facultyDepartments = (courses: readonly Course[]): string[] =>
  departmentsOf(courses).flatMap(({ spelling, title }) => (title ? [spelling] : []))

/** What the lists of other staff offer: some of the same departments, in another spelling. */
export function staffDepartments(courses: readonly Course[]): string[] {
  const departments = departmentsOf(courses)
  return ofOtherStaff.flatMap((code) => {
    const { title, shortSpelling } = departments.find(({ key }) => key === code) ?? {}
    return title && shortSpelling ? [shortSpelling] : []
  })
}

/** The colour of a department by any of its spellings. */
export function badgeColour(spelling: string): BadgeColour | undefined {
  const code = programCode(spelling)
  return known.find((department) => programCode(department.spelling) === code)?.colour
}
