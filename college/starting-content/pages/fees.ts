import type { ContentOf } from 'contract/content/types'
import { bullets, doc, download, heading, paragraph, table, textLink } from '../../rich-text.ts'
import { inRupees, otherCharges } from '../tables/charges.ts'

export const feesPage: ContentOf<'page'> = {
  title: 'Fees',
  slug: 'fees',
  summary: 'What each course costs in each year, other charges, and how to pay or get money back.',
  body: doc(
    paragraph(
      'Every student on a course pays the same fee. There is no capitation fee and no donation.',
    ),
    heading('Other charges'),
    table(
      ['What', 'Amount'],
      otherCharges.map(([what, amount]) => [what, inRupees(amount)]),
    ),
    heading('How to pay'),
    bullets(
      'Online payment by UPI, card or net banking on the university portal; or UPI, card, demand draft or, up to ₹2,000, cash at the accounts office, counter 3, from 10 AM to 2 PM.',
      'In two instalments, half at admission and half by November 30, if your family income is below ₹2.5 lakh.',
      'Keep the receipt: it is needed for the examination form and for scholarships.',
    ),
    heading('Refund'),
    table(
      ['You withdraw', 'You get back'],
      [
        ['By the last day of admission', 'All, less ₹1,000'],
        ['Within 15 days after it', '80%'],
        ['Within 30 days after it', '50%'],
        ['Later', 'The caution money'],
      ],
    ),
    paragraph(
      'The original certificates are returned the same day. Help with fees: ',
      textLink('scholarships', '/pages/scholarships'),
      '.',
    ),
    download('fee-chart'),
  ),
  days: [],
  courseTable: 'fees',
}
