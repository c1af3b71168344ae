/** In menu order. Tables of the courses have one row for each. */
export const courseSlugs = [
  'b.a.',
  'b.sc.',
  'm.a.',
  'b.com.',
  'm.com.',
  'm.sc.',
  'b.b.a.',
  'b.c.a.',
  'b.ed.',
  'b.t.c.',
  'b.a.l.l.b.',
] as const

export type CourseSlug = (typeof courseSlugs)[number]
export type OfEachCourse<Value> = Readonly<Record<CourseSlug, Value>>
