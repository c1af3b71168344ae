import { programCode } from 'contract/program-code'

/** The groups of courses, in the order of the menu; `type` stands in addresses: `/courses/law`. */
export const courseGroupList = [
  { type: 'other', title: 'Traditional Courses' },
  { type: 'professional', title: 'College of Professional Studies' },
  { type: 'law', title: 'College of Law' },
] as const
export type CourseGroupType = (typeof courseGroupList)[number]['type']

type CourseFacts = {
  /** As it stands in addresses: `/course/b.b.a.`. */
  id: string
  /** The degree as people say it. */
  title: string
  /** The degree in full. */
  fullTitle: string
  group: CourseGroupType
  durationYears: number
  /** A department that contains this word teaches the course, besides the one named like the course. */
  departmentKeyword: string
}

/** Every course with what menus and lists need of it; the texts are in `courses/`. */
export const courseList = [
  {
    id: 'b.a.',
    title: 'B.A.',
    fullTitle: 'Bachelor of Arts',
    group: 'other',
    durationYears: 3,
    departmentKeyword: 'Arts',
  },
  {
    id: 'b.sc.',
    title: 'B.Sc.',
    fullTitle: 'Bachelor of Science',
    group: 'other',
    durationYears: 3,
    departmentKeyword: 'Science',
  },
  {
    id: 'm.a.',
    title: 'M.A.',
    fullTitle: 'Master of Arts',
    group: 'other',
    durationYears: 2,
    departmentKeyword: 'Arts',
  },
  {
    id: 'b.com.',
    title: 'B.Com.',
    fullTitle: 'Bachelor of Commerce',
    group: 'other',
    durationYears: 3,
    departmentKeyword: 'Commerce',
  },
  {
    id: 'm.com.',
    title: 'M.Com.',
    fullTitle: 'Master of Commerce',
    group: 'other',
    durationYears: 2,
    departmentKeyword: 'Commerce',
  },
  {
    id: 'm.sc.',
    title: 'M.Sc.',
    fullTitle: 'Master of Science',
    group: 'other',
    durationYears: 2,
    departmentKeyword: 'Science',
  },
  {
    id: 'b.b.a.',
    title: 'B.B.A.',
    fullTitle: 'Bachelor of Business Administration',
    group: 'professional',
    durationYears: 3,
    departmentKeyword: 'Business Administration',
  },
  {
    id: 'b.c.a.',
    title: 'B.C.A.',
    fullTitle: 'Bachelor of Computer Applications',
    group: 'professional',
    durationYears: 3,
    departmentKeyword: 'Computer Science',
  },
  {
    id: 'b.ed.',
    title: 'B.Ed.',
    fullTitle: 'Bachelor of Education',
    group: 'professional',
    durationYears: 2,
    departmentKeyword: 'Education',
  },
  {
    id: 'b.t.c.',
    title: 'B.T.C. (D.El.Ed.)',
    fullTitle: 'Diploma in Elementary Education',
    group: 'professional',
    durationYears: 2,
    departmentKeyword: 'Trade',
  },
  {
    id: 'b.a.l.l.b.',
    title: 'B.A.LL.B.',
    fullTitle: 'Bachelor of Arts and Bachelor of Laws',
    group: 'law',
    durationYears: 5,
    departmentKeyword: 'Law',
  },
] as const satisfies readonly CourseFacts[]
export type ListedCourse = (typeof courseList)[number]
export type CourseId = ListedCourse['id']

/** The courses of a group, in the order of the list. */
export function coursesOf(type: CourseGroupType): ListedCourse[] {
  return courseList.filter(({ group }) => group === type)
}

/** A course by its id, however it is spelled: `b.a.`, `BA` and `B. A.` are one. */
export function findCourse(spelling: string | undefined): ListedCourse | undefined {
  if (!spelling) return undefined
  const code = programCode(spelling)
  return courseList.find(({ id }) => programCode(id) === code)
}

/**
 * What a department is called: like the course of its name, else as it was written. Here, because public pages ask it,
 * and need nothing else of `departments.ts`.
 */
export function departmentTitle(department: string): string {
  return findCourse(department)?.title ?? department
}

export function findCourseGroup(type: string | undefined) {
  return courseGroupList.find((group) => group.type === type)
}
