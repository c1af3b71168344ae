import type { OfEachCourse } from './course-slugs.ts'

/** In rupees, one amount per year of study. Caution money is paid with the first. */
export const yearlyFees: OfEachCourse<readonly number[]> = {
  'b.a.': [5_240, 4_740, 4_740],
  'b.sc.': [7_860, 7_160, 7_160],
  'm.a.': [6_480, 5_980],
  'b.com.': [5_640, 5_140, 5_140],
  'm.com.': [6_980, 6_480],
  'm.sc.': [11_340, 10_640],
  'b.b.a.': [24_500, 23_500, 23_500],
  'b.c.a.': [28_600, 27_600, 27_600],
  'b.ed.': [51_250, 30_000],
  'b.t.c.': [41_000, 41_000],
  'b.a.l.l.b.': [29_800, 28_600, 28_600, 28_600, 28_600],
}

const usual = 'Tuition, library, sports, identity card and university enrolment'
const withPractice = 'Tuition, laboratory, library, sports, identity card and university enrolment'

/** What the fee of the first year includes. */
export const firstYearNotes: OfEachCourse<string> = {
  'b.a.': usual,
  'b.sc.': withPractice,
  'm.a.': usual,
  'b.com.': usual,
  'm.com.': usual,
  'm.sc.': withPractice,
  'b.b.a.': usual,
  'b.c.a.': withPractice,
  'b.ed.': 'As fixed by the state for all colleges, with school internship',
  'b.t.c.': 'As fixed by the state for all colleges, with school internship',
  'b.a.l.l.b.': 'Tuition, law library, moot court, identity card and university enrolment',
}
export const laterYearNote = 'Examination fees are paid to the university and are not included'
