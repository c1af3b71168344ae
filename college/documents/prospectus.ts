import type { StartingSheet } from 'contract/content/library/starting-files'
import { nextSession, writtenDay } from '../academic-year.ts'
import { startingAbout } from '../starting-content/about.ts'
import { courses } from '../starting-content/courses.ts'
import { startingFacts, university } from '../starting-content/facts.ts'
import { inRupees } from '../starting-content/tables/charges.ts'

const dayOf = (day: string | undefined) => (day ? writtenDay(day) : '')

export const prospectus: StartingSheet = {
  title: `Prospectus ${nextSession}`,
  language: 'en',
  subtitle: `Eleven courses, how to be admitted, and what a year costs. ${startingFacts.affiliation}, college code ${university.collegeCode}.`,
  blocks: [
    { heading: 'About the college' },
    ...startingAbout.history.map(({ text }) => ({ text })),
    { heading: 'Courses, seats and last day to apply' },
    {
      columns: [
        { title: 'Course', share: 16 },
        { title: 'Duration', share: 24 },
        { title: 'Seats', share: 10, isNumber: true },
        { title: 'First-year fee', share: 20, isNumber: true },
        { title: 'Last day to apply', share: 30 },
      ],
      rows: courses.map(({ title, duration, seats, fees, closesOn }) => [
        title,
        duration,
        seats ?? '',
        inRupees(Number(fees[0]?.amount)),
        dayOf(closesOn),
      ]),
    },
    ...courses.flatMap(({ title, fullTitle, eligibility, summary, subjects }) => [
      { heading: `${title}: ${fullTitle}` },
      { text: summary },
      { text: `Who may apply: ${eligibility}.` },
      { text: `Key subjects: ${subjects.map(({ name }) => name).join(', ')}.` },
    ]),
    { heading: 'How to apply' },
    { list: (courses[0]?.steps ?? []).map(({ text }) => text) },
    { heading: 'Documents' },
    { list: (courses[0]?.papers ?? []).map(({ name }) => name) },
    { heading: 'Rules in short' },
    {
      list: [
        'You need 75% attendance in every paper to submit the examination form.',
        'Ragging is a crime. Every student and a parent sign the undertaking each year.',
        'No uniform is prescribed, except an apron in the laboratories and the court dress in moot courts. Identity cards are worn on campus.',
        `Seats are reserved for SC, ST, OBC and EWS by the rules of the state, and for persons with disabilities (5%).`,
      ],
    },
  ],
}
