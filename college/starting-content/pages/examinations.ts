import type { ContentOf } from 'contract/content/types'
import { writtenDay } from '../../academic-year.ts'
import {
  bullets,
  callout,
  doc,
  download,
  heading,
  paragraph,
  steps,
  table,
  textLink,
} from '../../rich-text.ts'
import { portalLink, startingFacts, university } from '../facts.ts'
import { academicCalendar } from '../tables/academic-calendar.ts'

const cell = startingFacts.phones.find(({ whose }) => whose === 'Examination Cell')

const days = academicCalendar
  .filter(({ name }) => /examination/i.test(name))
  .map(({ from, until, name }) => [name, writtenDay(from), until ? writtenDay(until) : ''])

export const examinationsPage: ContentOf<'page'> = {
  title: 'Examinations',
  slug: 'examinations',
  summary: `Forms, date sheets, admit cards, results and mark sheets. The examinations are those of ${university.name}.`,
  body: doc(
    callout(
      `Results, admit cards and examination forms are on the portal of ${university.name}: `,
      portalLink,
      `. The code of this college is ${university.collegeCode}.`,
    ),
    heading('Dates'),
    table(['What', 'From', 'Until'], days),
    heading('Date sheets'),
    download('date-sheet-traditional'),
    download('date-sheet-postgraduate'),
    download('date-sheet-professional'),
    heading('Results and mark sheets'),
    paragraph(
      'See your marks on the portal under your roll number. The college gives out mark sheets at counter 1 on working days from 10 AM to 2 PM; bring your admit card. To have a paper re-evaluated, apply on the portal within 15 days of the result.',
    ),
    download('result-notice'),
    heading('Correction of a mark sheet'),
    steps(
      'Pay the ₹200 correction fee on the university portal.',
      'Fill in the form below and hand it in at counter 2 with the mark sheet and proof of the correct entry.',
      'The Examination Cell forwards it within three working days. The corrected mark sheet takes about thirty days.',
    ),
    download('mark-sheet-correction'),
    heading('Rules'),
    bullets(
      'You need 75% attendance in every paper to submit the examination form.',
      'Students with a disability get a scribe if they need one, and twenty extra minutes for each hour. Apply two weeks before the examination.',
      'Back papers are held with the next examination of the same semester and need a separate form.',
    ),
    paragraph(
      `Examination Cell: Shalini D’Souza, Main Building, room 7, ${cell?.number}. For marks in internal tests, ask your teacher. All other dates are in the `,
      textLink('academic calendar', '/pages/academic-calendar'),
      '.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
