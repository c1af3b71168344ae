import type { StartingSheet } from 'contract/content/library/starting-files'
import { university } from '../starting-content/facts.ts'

export const markSheetCorrection: StartingSheet = {
  title: 'Form: correction of a mark sheet',
  language: 'en',
  subtitle: `To the Examination Cell, for ${university.name}`,
  blocks: [
    {
      blanks: [
        'Name as on the Class 10 certificate',
        'Roll number and enrolment number',
        'Course, semester and year of the examination',
      ],
    },
    { heading: 'What is wrong' },
    { blanks: ['Printed on the mark sheet', 'To be corrected to', 'Mobile number and email'] },
    { heading: 'Enclosed' },
    {
      list: [
        'The original mark sheet and a photocopy',
        'Class 10 certificate, to correct a name or date of birth',
        'Admit card, to correct a roll number or subject',
        'Receipt for the ₹200 correction fee, paid on the university portal',
      ],
    },
    { blanks: ['Day', 'Signature'] },
    {
      text: 'Hand the form in at counter 2. The Examination Cell forwards it within three working days; the university sends the corrected mark sheet to the college in about thirty days.',
    },
  ],
}
