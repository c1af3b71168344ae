import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import type { Check } from './check.ts'
import { warnIfLong } from './checks.ts'
import { type Content, collection } from './content-type.ts'
import { isToCome } from './day-checks.ts'
import { cardPicture } from './library/public-view.ts'
import { libraryPicture, optionalDocument, pictureOrOf } from './library-fields.ts'
import { reference } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { integerField, optionalIntegerField, optionalPercentageField } from './number-fields.ts'
import { programCode } from './program-code.ts'
import {
  isSlug,
  lineField,
  lineOrDefault,
  optionalLineField,
  slug,
  textField,
} from './text-fields.ts'
import { optionalDay } from './time-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

const isThere = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const feesStateTheirYear: Check = ({ fees, feesAsOf }) =>
  Array.isArray(fees) && fees.length > 0 && !isThere(feesAsOf)
    ? [{ path: 'feesAsOf', message: 'Enter the day the fees were last checked', level: 'stop' }]
    : []

const admissionIsInOrder: Check = ({ opensOn, closesOn }) =>
  isThere(opensOn) && isThere(closesOn) && String(closesOn) < String(opensOn)
    ? [{ path: 'closesOn', message: 'Admission must close after it opens', level: 'stop' }]
    : []

const topic = (name: string) => ({
  name: lineField({ label: name }, 80),
  text: textField({ label: 'Details' }, 10, 1500),
})
const maxRupees = 10_000_000

/** Facts of one college, so an older entry must not get those of the sample. */
const startsEmpty = true

export const course = collection({
  one: 'Course',
  many: 'Courses',
  page: (name) => `/course/${name}`,
  url: '/api/content/courses',
  nameField: 'title',
  department: ({ slug: name }) =>
    typeof name === 'string' && isSlug(name) ? programCode(name) : undefined,
  fields: {
    title: lineField({ label: 'Name', help: 'The short name: B.C.A.', isSame: true }, 40),
    fullTitle: lineField({ label: 'Full name' }, 120),
    slug: slug({
      label: 'Address',
      help: 'The last part of the address, usually the name: b.c.a.',
    }),
    group: reference(
      { label: 'Group', help: 'Where the course appears in the menu' },
      'courseGroup',
    ),
    summary: textField(
      { label: 'Summary', help: 'On its card and in search results: one or two sentences' },
      20,
      300,
    ),
    picture: pictureOrOf(
      { label: 'Picture', help: 'On its card and page. Empty: the group’s picture' },
      'group',
    ),
    duration: lineField(
      { label: 'Duration', help: 'As visitors should see it: 3 years (6 semesters)' },
      60,
    ),
    durationYears: integerField({ label: 'Duration in years' }, { least: 1, most: 10 }),
    eligibility: lineField({ label: 'Eligibility' }, 300),
    affiliation: lineOrDefault(
      {
        label: 'Affiliation',
        help: 'Only if another body examines or awards the course. Empty: the college’s affiliation',
      },
      150,
    ),
    seats: optionalIntegerField({ label: 'Seats' }, { least: 1, most: 10_000 }),
    opensOn: optionalDay({ label: 'Admission opens on' }),
    closesOn: optionalDay({ label: 'Admission closes on', help: 'The last day to apply' }),
    steps: list(
      { label: 'How to apply', help: 'One step at a time, in order' },
      { text: textField({ label: 'Step' }, 5, 500) },
      { most: 15 },
    ),
    papers: list(
      { label: 'Documents for admission', help: 'What applicants bring, one per line' },
      { name: lineField({ label: 'Document' }, 200) },
      { most: 20, startsEmpty },
    ),
    dates: list(
      { label: 'Admission dates', help: 'Merit lists, counselling, first day of classes' },
      {
        name: lineField({ label: 'What happens' }, 120),
        day: optionalDay({ label: 'Day' }),
      },
      { most: 15, startsEmpty },
    ),
    fees: list(
      { label: 'Fees', help: 'In rupees, one row per year' },
      {
        year: lineField({ label: 'Year', help: 'First year' }, 40),
        amount: integerField({ label: 'Fee in rupees' }, { least: 0, most: maxRupees }),
        note: optionalLineField({ label: 'Includes' }, 120),
      },
      { most: 12 },
    ),
    feesAsOf: optionalDay({
      label: 'Fees last checked on',
      help: 'Visitors see this date with the fees',
    }),
    intakes: list(
      { label: 'Admissions of earlier years', help: 'Newest first; three years make a chart' },
      {
        year: lineField({ label: 'Year', help: '2025–26', isSame: true }, 20),
        applications: optionalIntegerField({ label: 'Applications' }, { least: 0, most: 100_000 }),
        admitted: optionalIntegerField({ label: 'Admitted' }, { least: 0, most: 10_000 }),
        cutOff: optionalPercentageField({
          label: 'Cut-off',
          help: 'In per cent, for the last open-category seat',
        }),
      },
      { most: 10, startsEmpty },
    ),
    cutOffBasis: optionalLineField(
      { label: 'Basis of the cut-off', help: 'Per cent in Class 12, open category, last list' },
      160,
    ),
    syllabus: optionalDocument({ label: 'Syllabus', help: 'A PDF to read and download' }),
    prospectus: optionalDocument({ label: 'Prospectus', help: 'A PDF to read and download' }),
    description: list(
      { label: 'Course information' },
      { text: textField({ label: 'Paragraph' }, 10, 3000) },
      { least: 1, most: 12 },
    ),
    subjects: list(
      { label: 'Key subjects', help: 'Most important first' },
      { name: lineField({ label: 'Subject' }, 80) },
      { most: 40 },
    ),
    years: list({ label: 'Year by year' }, topic('Year'), { most: 10 }),
    careerProspects: list({ label: 'Career prospects' }, topic('Career'), { most: 16 }),
    facilities: list({ label: 'Facilities' }, topic('Facility'), { most: 16 }),
    voices: list(
      { label: 'Students say', help: 'Ask permission before you quote someone' },
      {
        text: textField({ label: 'Quotation' }, 10, 500),
        name: lineField({ label: 'Name' }, 80),
        about: optionalLineField({ label: 'Year or job', help: 'Third year, from Dadri' }, 120),
      },
      { most: 3, startsEmpty },
    ),
    gallery: list(
      {
        label: 'Gallery',
        help: 'Shown as a slideshow. Captions come from “Pictures & Documents”',
      },
      { picture: libraryPicture({ label: 'Picture' }) },
      { most: 12 },
    ),
    departmentKeyword: lineField(
      {
        label: 'Department keyword',
        help: 'The page lists teachers whose department contains this word or matches the course’s name',
        isSame: true,
      },
      60,
    ),
  },
  checks: [
    warnIfLong('summary', 155, 'search results'),
    feesStateTheirYear,
    admissionIsInOrder,
    isToCome('closesOn'),
  ],
})
export type Course = Content<typeof course>

export const listedCourse = z.extend(
  z.pick(course.shown, {
    slug: true,
    title: true,
    fullTitle: true,
    group: true,
    summary: true,
    duration: true,
    durationYears: true,
    eligibility: true,
    subjects: true,
    departmentKeyword: true,
  }),
  { picture: z.optional(cardPicture) },
)
export type ListedCourse = z.output<typeof listedCourse>

export const listCourses = {
  method: 'GET',
  url: '/api/content/courses',
  access: 'everyone',
  summary: 'List courses in menu order',
  querystring: languageQuerystring,
  response: { 200: z.array(listedCourse) },
} as const satisfies Endpoint

export const getCourse = {
  method: 'GET',
  url: '/api/content/courses/:slug',
  access: 'everyone',
  summary: 'Get a course; previous addresses work, too',
  params: z.object({ slug: z.string() }),
  querystring: languageQuerystring,
  response: { 200: course.shown, ...failures(404) },
} as const satisfies Endpoint
