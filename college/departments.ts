import { programCode } from 'contract/program-code'
import { courseList } from './course-list.ts'

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
  /** What all its spellings have in common, see `contract/program-code`. */
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

/** Keys of those that the lists of other staff offer, in their order. */
const ofOtherStaff = ['bca', 'ballb', 'bba', 'bcom', 'ba', 'bsc', 'ma']

type Course = { id: string; title: string }

/** The departments that are known, then those of the other courses. */
export function departmentsOf(courses: readonly Course[]): Department[] {
  const titles = new Map(courses.map(({ id, title }) => [programCode(id), title]))
  const spelled = [...known, ...courses.map(({ id }) => ({ spelling: id.toUpperCase() }))]
  const departments = new Map<string, Department>()
  for (const facts of spelled) {
    const key = programCode(facts.spelling)
    const title = titles.get(key)
    if (!departments.has(key)) departments.set(key, { key, ...facts, ...(title && { title }) })
  }
  return [...departments.values()]
}

/** What the form and the list of faculty offer: the department of each course. */
export const offeredSpellings = (departments: readonly Department[]): string[] =>
  departments.flatMap(({ spelling, title }) => (title ? [spelling] : []))

const departments = departmentsOf(courseList)

/** A department by any of its spellings. */
export function findDepartment(spelling: string): Department | undefined {
  const code = programCode(spelling)
  return departments.find(({ key }) => key === code)
}

export const facultyDepartments: readonly string[] = offeredSpellings(departments)

/** What the lists of other staff offer: some of the same departments, in another spelling. */
export const staffDepartments: readonly string[] = ofOtherStaff.flatMap((key) => {
  const { title, shortSpelling } = findDepartment(key) ?? {}
  return title && shortSpelling ? [shortSpelling] : []
})
