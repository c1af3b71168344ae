import type { OfEachCourse } from './course-slugs.ts'

const always = [
  'Printed application form with registration number',
  'Class 10 mark sheet and certificate',
  'Class 12 mark sheet and certificate',
] as const

const alsoAlways = [
  'Transfer certificate (TC) and character certificate from the last school or college',
  'Migration certificate, if you come from another board or university',
  'Caste, income or EWS certificate issued by the state, if you claim a reserved seat or a scholarship',
  'Aadhaar card and four passport-size photographs',
  'Anti-ragging undertaking, signed by you and a parent',
] as const

const afterClass12 = [...always, ...alsoAlways]
const afterDegree = [...always, 'Mark sheets of all years of the degree', ...alsoAlways]

/** Originals with two photocopies each. */
export const papersOfCourses: OfEachCourse<readonly string[]> = {
  'b.a.': afterClass12,
  'b.sc.': afterClass12,
  'm.a.': afterDegree,
  'b.com.': afterClass12,
  'm.com.': afterDegree,
  'm.sc.': afterDegree,
  'b.b.a.': afterClass12,
  'b.c.a.': afterClass12,
  'b.ed.': [
    ...afterDegree,
    'Rank card and allotment letter of the state counselling',
    'Medical fitness certificate',
  ],
  'b.t.c.': [
    ...afterDegree,
    'Allotment letter of the state counselling',
    'Domicile certificate of Uttar Pradesh',
  ],
  'b.a.l.l.b.': [...afterClass12, 'Score card of the law entrance test'],
}
