import type { StartingSheet } from 'contract/content/library/starting-files'
import { sessionBegins } from '../academic-year.ts'
import { university } from '../starting-content/facts.ts'
import { results } from '../starting-content/tables/results.ts'

export const resultNotice: StartingSheet = {
  title: `Result notice: even semesters, May ${sessionBegins}`,
  language: 'en',
  subtitle: `Results declared by ${university.name}, for this college`,
  blocks: [
    {
      columns: [
        { title: 'Course and semester', share: 34 },
        { title: 'Appeared', share: 22, isNumber: true },
        { title: 'Passed', share: 22, isNumber: true },
        { title: 'First division', share: 22, isNumber: true },
      ],
      rows: results.map(({ course, appeared, passed, firstDivision }) => [
        course,
        String(appeared),
        String(passed),
        String(firstDivision),
      ]),
    },
    {
      text: `Your own marks are on the university portal, ${university.portal}, under your roll number. Mark sheets are given out at counter 1 on working days from 10 AM to 2 PM; bring your admit card.`,
    },
    {
      text: 'To have a paper re-evaluated, apply on the portal within 15 days of the result.',
    },
  ],
}
