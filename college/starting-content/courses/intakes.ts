import type { OfEachCourse } from './course-slugs.ts'

/** Applications, admitted and cut-off in per cent. */
type Intake = readonly [applications: number, admitted: number, cutOff: number]

type Seats = {
  seats: number
  cutOffBasis: string
  /** The last three admissions, newest first. */
  intakes: readonly [Intake, Intake, Intake]
}

const inClass12 = 'Per cent in Class 12, open category, last list'
const inBachelors = 'Per cent in the bachelor’s degree, open category, last list'

export const seatsOfCourses: OfEachCourse<Seats> = {
  'b.a.': {
    seats: 120,
    cutOffBasis: inClass12,
    intakes: [
      [412, 120, 58.6],
      [388, 118, 57.2],
      [351, 116, 54.8],
    ],
  },
  'b.sc.': {
    seats: 80,
    cutOffBasis: `${inClass12}, all groups`,
    intakes: [
      [296, 79, 62.4],
      [281, 80, 61],
      [244, 74, 59.4],
    ],
  },
  'm.a.': {
    seats: 60,
    cutOffBasis: `${inBachelors}, all subjects`,
    intakes: [
      [148, 57, 52.4],
      [139, 54, 51.8],
      [131, 55, 50.6],
    ],
  },
  'b.com.': {
    seats: 80,
    cutOffBasis: inClass12,
    intakes: [
      [274, 80, 60.2],
      [259, 78, 58.8],
      [238, 77, 57.4],
    ],
  },
  'm.com.': {
    seats: 30,
    cutOffBasis: inBachelors,
    intakes: [
      [71, 29, 54],
      [66, 30, 53.2],
      [58, 27, 51],
    ],
  },
  'm.sc.': {
    seats: 40,
    cutOffBasis: `${inBachelors}, all subjects`,
    intakes: [
      [163, 40, 63.8],
      [150, 39, 62.2],
      [142, 40, 61.6],
    ],
  },
  'b.b.a.': {
    seats: 60,
    cutOffBasis: inClass12,
    intakes: [
      [132, 56, 56.4],
      [117, 52, 55],
      [104, 49, 53.6],
    ],
  },
  'b.c.a.': {
    seats: 60,
    cutOffBasis: inClass12,
    intakes: [
      [238, 60, 68.4],
      [205, 60, 65.2],
      [176, 58, 61.8],
    ],
  },
  'b.ed.': {
    seats: 50,
    cutOffBasis: 'Per cent in the state joint entrance examination, last counselling',
    intakes: [
      [0, 50, 48.3],
      [0, 50, 47.5],
      [0, 48, 46.2],
    ],
  },
  'b.t.c.': {
    seats: 50,
    cutOffBasis: 'Per cent on the merit list of the state, last counselling',
    intakes: [
      [0, 50, 71.2],
      [0, 49, 70.4],
      [0, 50, 72.1],
    ],
  },
  'b.a.l.l.b.': {
    seats: 60,
    cutOffBasis: 'Per cent in the law entrance test of the university, last counselling',
    intakes: [
      [187, 58, 51.5],
      [169, 56, 49],
      [158, 54, 47.5],
    ],
  },
}
