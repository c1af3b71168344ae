import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, steps, table, textLink } from '../../rich-text.ts'
import { informationOfficers } from '../tables/information-officers.ts'

export const rightToInformationPage: ContentOf<'page'> = {
  title: 'Right to information',
  slug: 'right-to-information',
  summary:
    'How to ask the college for information under the Act of 2005: the officers, the fee, and how to appeal.',
  body: doc(
    heading('Officers'),
    table(
      ['Officer', 'Name', 'Reached at'],
      informationOfficers.map(({ office, name, contact }) => [office, name, contact]),
    ),
    heading('How to apply'),
    steps(
      'Write what you want to know, in Hindi or English, with your name and postal address. No reason is needed.',
      'Enclose the fee of ₹10 as a postal order or demand draft, or pay it at counter 3. Holders of a BPL card pay nothing.',
      'Hand it in at the office or send it by post to the Public Information Officer. You get a receipt with a number.',
    ),
    heading('What to expect'),
    bullets(
      'An answer within 30 days; within 48 hours if life or liberty is at stake',
      'Copies cost ₹2 a page. We’ll tell you the amount in advance',
      'First appeal within 30 days to the First Appellate Authority, without a fee',
      'Second appeal within 90 days to the Uttar Pradesh Information Commission',
    ),
    paragraph(
      'Much is public already: see the ',
      textLink('public disclosure', '/disclosure'),
      '. Last year the college received 14 applications and answered all of them in time.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
