import type { StartingSheet } from 'contract/content/library/starting-files'
import { university } from '../starting-content/facts.ts'

export const markSheetCorrection: StartingSheet = {
  title: 'Form: correction of a mark sheet',
  language: 'en',
  subtitle: `To the Examination Cell, for ${university.name}`,
  blocks: [
    {
      blanks: [
        'Name as in the certificate of Class 10',
        'Roll number and enrolment number',
        'Course, semester and year of the examination',
      ],
    },
    { heading: 'What is wrong' },
    { blanks: ['Printed on the mark sheet', 'To be corrected to', 'Mobile number and email'] },
    { heading: 'Enclosed' },
    {
      list: [
        'The mark sheet in original, and a photocopy',
        'Certificate of Class 10, for a name or a date of birth',
        'Admit card, for a roll number or a subject',
        'Receipt of the correction fee of ₹200, paid on the portal of the university',
      ],
    },
    { blanks: ['Day', 'Signature'] },
    {
      text: 'Hand the form in at counter 2. The Examination Cell forwards it within three working days; the university sends the corrected mark sheet to the college in about thirty days.',
    },
  ],
}
