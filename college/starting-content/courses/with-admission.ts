import { programCode } from 'contract/content/program-code'
import type { ContentOf } from 'contract/content/types'
import { checkedOn, dayInSession, sessionName } from '../../academic-year.ts'
import { admissionRounds } from './admission-rounds.ts'
import type { CourseSlug } from './course-slugs.ts'
import { firstYearNotes, laterYearNote, yearlyFees } from './fees.ts'
import { seatsOfCourses } from './intakes.ts'
import { papersOfCourses } from './papers.ts'
import { voicesOfCourses } from './voices.ts'

/** Name of its document. */
const syllabusOf = (slug: CourseSlug) => `syllabus-${programCode(slug)}`

type Course = ContentOf<'course'>

/** What the tables of this folder say of every course. */
type Admission = Pick<
  Course,
  | 'seats'
  | 'opensOn'
  | 'closesOn'
  | 'steps'
  | 'papers'
  | 'dates'
  | 'fees'
  | 'feesAsOf'
  | 'intakes'
  | 'cutOffBasis'
  | 'syllabus'
  | 'prospectus'
  | 'voices'
>

export type CourseText = Omit<Course, keyof Admission | 'slug'> & { slug: CourseSlug }

const yearNames = ['First year', 'Second year', 'Third year', 'Fourth year', 'Fifth year']

const keyed = <Item extends object>(name: string, items: readonly Item[]) =>
  items.map((item, index) => ({ _key: `${name}-${index + 1}`, ...item }))

const feesOf = (slug: CourseSlug) =>
  yearlyFees[slug].map((amount, index) => ({
    year: yearNames[index] ?? '',
    amount: String(amount),
    note: index === 0 ? firstYearNotes[slug] : laterYearNote,
  }))

const intakesOf = (slug: CourseSlug) =>
  seatsOfCourses[slug].intakes.map(([applications, admitted, cutOff], index) => ({
    year: sessionName(-index),
    // Where the state gives out the seats, nobody applies to the college.
    ...(applications > 0 && { applications: String(applications) }),
    admitted: String(admitted),
    cutOff: String(cutOff),
  }))

export function withAdmission(text: CourseText): Course {
  const { slug } = text
  const { opensOn, closesOn, steps, dates } = admissionRounds[slug]
  const { seats, cutOffBasis } = seatsOfCourses[slug]
  return {
    ...text,
    seats: String(seats),
    opensOn,
    closesOn,
    steps: keyed(
      'step',
      steps.map((step) => ({ text: step })),
    ),
    papers: keyed(
      'paper',
      papersOfCourses[slug].map((name) => ({ name })),
    ),
    dates: keyed(
      'date',
      dates.map(([day, name]) => ({ name, day: dayOfDate(day) })),
    ),
    fees: keyed('fee', feesOf(slug)),
    feesAsOf: checkedOn,
    intakes: keyed('intake', intakesOf(slug)),
    cutOffBasis,
    syllabus: syllabusOf(slug),
    prospectus: 'prospectus',
    voices: keyed('voice', [voicesOfCourses[slug]]),
  }
}

/** The new session has begun by then. */
const dayOfDate = (day: string) => dayInSession(day, day === '07-16' ? 1 : 0)
