import { dayInSession } from '../../academic-year.ts'
import { university } from '../facts.ts'
import type { OfEachCourse } from './course-slugs.ts'

type Round = {
  opensOn: string
  closesOn: string
  steps: readonly string[]
  /** What happens after the last day to apply. */
  dates: readonly (readonly [day: string, name: string])[]
}

const report =
  'Bring the original documents and two photocopies to the admission desk, Main Building, ground floor, on the day printed on your list.'
const pay =
  'Pay the first-year fee by UPI, card or demand draft at the accounts office within three days. The seat is yours when you have the receipt.'

const afterClass12: Round = {
  opensOn: dayInSession('05-01'),
  closesOn: dayInSession('06-20'),
  steps: [
    `Register on the admission portal of ${university.name} and note the registration number.`,
    `Choose ${university.collegeCode} as the college code, and the course. You may name up to three courses in order of preference.`,
    'Look for your name in the merit list on the notices page and on the office notice board.',
    report,
    pay,
  ],
  dates: [
    ['06-25', 'First merit list'],
    ['07-01', 'Second merit list'],
    ['07-08', 'Third list, if seats are free'],
    ['07-16', 'Orientation and first day of classes'],
  ],
}

const afterDegree: Round = {
  opensOn: dayInSession('06-01'),
  closesOn: dayInSession('07-05'),
  steps: [
    `Register on the admission portal of ${university.name} with your final mark sheet or the result downloaded from the portal.`,
    `Choose ${university.collegeCode} as the college code, the course and, where there is a choice, the subject.`,
    'Look for your name in the merit list on the notices page and on the office notice board.',
    report,
    pay,
  ],
  dates: [
    ['07-08', 'First merit list'],
    ['07-12', 'Second merit list'],
    ['07-16', 'Orientation and first day of classes'],
  ],
}

const law: Round = {
  opensOn: dayInSession('04-01'),
  closesOn: dayInSession('05-31'),
  steps: [
    `Register for the law entrance test on the portal of ${university.name}. The test fee is ₹800 (₹400 for SC and ST).`,
    'Sit the test of 100 questions in two hours: English, general knowledge, legal aptitude, reasoning and elementary mathematics.',
    `Fill in the choices for counselling, with ${university.collegeCode} as the college code.`,
    report,
    pay,
  ],
  dates: [
    ['06-10', 'Law entrance test of the university'],
    ['06-22', 'Result of the test'],
    ['07-01', 'Counselling, first round'],
    ['07-16', 'Orientation and first day of classes'],
  ],
}

const teacherEducation: Round = {
  opensOn: dayInSession('02-10'),
  closesOn: dayInSession('03-20'),
  steps: [
    'Apply for the state joint entrance examination for B.Ed. on its website. Two school subjects must be among those of your degree.',
    'Sit the examination, and register for the counselling when your rank is out.',
    'Name this college among your choices; the counselling gives out all fifty seats in order of rank.',
    report,
    'Pay the balance of the fee that the state has fixed, less what you paid at the counselling.',
  ],
  dates: [
    ['04-25', 'State joint entrance examination'],
    ['05-30', 'Result and ranks'],
    ['06-20', 'Counselling, first round'],
    ['07-16', 'First day of classes'],
  ],
}

const elementary: Round = {
  opensOn: dayInSession('05-15'),
  closesOn: dayInSession('06-15'),
  steps: [
    'Apply on the D.El.Ed. website of the state’s examination authority, and pay its fee online.',
    'The state makes one merit list from the marks of Class 10, Class 12 and the bachelor’s degree. There is no entrance test.',
    'Name this college among your choices in the online counselling.',
    report,
    'Pay the fee that the state has fixed, less what you paid at the counselling.',
  ],
  dates: [
    ['06-24', 'Merit list of the state'],
    ['07-02', 'Online counselling, first round'],
    ['07-16', 'First day of classes'],
  ],
}

export const admissionRounds: OfEachCourse<Round> = {
  'b.a.': afterClass12,
  'b.sc.': afterClass12,
  'm.a.': afterDegree,
  'b.com.': afterClass12,
  'm.com.': afterDegree,
  'm.sc.': afterDegree,
  'b.b.a.': afterClass12,
  'b.c.a.': afterClass12,
  'b.ed.': teacherEducation,
  'b.t.c.': elementary,
  'b.a.l.l.b.': law,
}
