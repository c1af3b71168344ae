import { programCode } from 'contract/content/program-code'

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
  /** As stored and as offered in the faculty form. */
  spelling: string
  /** As offered in the lists of other staff (specified). */
  shortSpelling?: string
  /** Badge colour; grey by default. */
  colour?: BadgeColour
}

export type Department = DepartmentFacts & {
  /** See `contract/content/program-code`. */
  key: string
  /** Title of the matching course. Departments without one aren't offered. */
  title?: string
}

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

export const exampleDepartment = known[0]?.spelling ?? ''

const ofOtherStaff = ['bca', 'ballb', 'bba', 'bcom', 'ba', 'bsc', 'ma']

type Course = { slug: string; title: string }

export function collegeDepartments(courses: readonly Course[]): Department[] {
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

export const facultyDepartments = (courses: readonly Course[]): string[] =>
  collegeDepartments(courses).flatMap(({ spelling, title }) => (title ? [spelling] : []))

export function staffDepartments(courses: readonly Course[]): string[] {
  const departments = collegeDepartments(courses)
  return ofOtherStaff.flatMap((code) => {
    const { title, shortSpelling } = departments.find(({ key }) => key === code) ?? {}
    return title && shortSpelling ? [shortSpelling] : []
  })
}

export function badgeColour(variant: string): BadgeColour | undefined {
  const code = programCode(variant)
  return known.find((department) => programCode(department.spelling) === code)?.colour
}
