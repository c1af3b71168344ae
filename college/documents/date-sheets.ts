import type { StartingSheet } from 'contract/content/library/starting-files'
import { sessionBegins, writtenWithWeekday } from '../academic-year.ts'
import { university } from '../starting-content/facts.ts'
import {
  paperDay,
  postgraduatePapers,
  professionalPapers,
  traditionalPapers,
} from '../starting-content/tables/date-sheets.ts'

const dateSheet = (courses: string, papers: typeof traditionalPapers): StartingSheet => ({
  title: `Date sheet: ${courses}, December ${sessionBegins}`,
  language: 'en',
  subtitle: `Odd semester examinations of ${university.name} at this college`,
  blocks: [
    {
      columns: [
        { title: 'Day', share: 32 },
        { title: 'Morning, 9:30 AM – 12:30 PM', share: 34 },
        { title: 'Afternoon, 2:00 PM – 5:00 PM', share: 34 },
      ],
      rows: papers.map((paper, index) => [writtenWithWeekday(paperDay(index)), ...paper]),
    },
    {
      list: [
        'Be at the gate thirty minutes early, with your admit card and identity card.',
        'Mobile phones, smart watches and notes stay in the cloakroom.',
        'The seating plan is on the board outside the Examination Cell from the evening before.',
      ],
    },
  ],
})

export const dateSheetTraditional = dateSheet('B.A., B.Sc. and B.Com.', traditionalPapers)
export const dateSheetPostgraduate = dateSheet('M.A., M.Sc., M.Com. and B.Ed.', postgraduatePapers)
export const dateSheetProfessional = dateSheet('B.B.A., B.C.A. and B.A.LL.B.', professionalPapers)
