import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, steps, table, textLink } from '../../rich-text.ts'
import { scholarships } from '../tables/scholarships.ts'

export const scholarshipsPage: ContentOf<'page'> = {
  title: 'Scholarships',
  slug: 'scholarships',
  summary: 'Who can get help with fees, how much, where to apply and by when.',
  body: doc(
    table(
      ['Scholarship', 'For whom', 'Amount', 'Where, and last date'],
      scholarships.map(({ name, forWhom, amount, apply }) => [name, forWhom, amount, apply]),
    ),
    heading('How to apply for the post-matric scholarship'),
    steps(
      'Register on the state scholarship portal with your university registration number.',
      'Fill in the form, and print it after the final submission.',
      'Bring the printout to the scholarship desk with the income certificate, the caste certificate, the last mark sheet, the fee receipt and a copy of the bank passbook.',
      'The college checks the form and sends it on within seven days. Track its status on the portal.',
    ),
    heading('Scholarship desk'),
    bullets(
      'Main Building, ground floor, room 4; Tuesday and Thursday, 11 AM to 1 PM',
      'Your bank account must be linked to your Aadhaar number, or the payment will fail.',
      'Every scholarship requires 75% attendance.',
    ),
    paragraph(
      'Last year 412 students of the college received a scholarship. Ask about yours: ',
      textLink('contact the office', '/contact#message'),
      '.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
