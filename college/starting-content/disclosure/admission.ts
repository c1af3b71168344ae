import { sectionOf } from './committee-table.ts'
import { grievances, ofGroup, pageLink } from './starting-item.ts'

const required = { basis: 'required', rule: grievances } as const

export const admissionItems = ofGroup('admission-and-fees', [
  {
    ...required,
    title: 'Prospectus',
    slug: 'prospectus',
    explanation: 'The prospectus of the year, published before admission begins.',
    documents: [{ _key: 'prospectus', label: 'Prospectus', file: 'prospectus' }],
  },
  {
    ...required,
    title: 'Admission rules and seats',
    slug: 'admission-rules',
    explanation: 'Who may apply, how many seats there are, how applicants are chosen, and when.',
    links: [pageLink('Admission', '/pages/admission')],
  },
  {
    ...required,
    title: 'Fees',
    slug: 'fees',
    explanation: 'Every part of the fee of each programme, deposits and other charges.',
    documents: [{ _key: 'chart', label: 'Fee chart', file: 'fee-chart' }],
    links: [pageLink('Fees', '/pages/fees')],
  },
  {
    ...required,
    title: 'Refund of fees',
    slug: 'refund-of-fees',
    explanation:
      'How much is refunded if a student withdraws, and until when. The rates are those of the UGC notification on refund of fees and non-retention of original certificates of October 2018, and of its policy for the year.',
    links: [pageLink('Fees and refund', '/pages/fees')],
  },
  {
    title: 'Reservation of seats',
    slug: 'reservation',
    explanation: 'Which seats are reserved, for whom, and the roster of posts.',
    body: sectionOf(
      'SC 21%, ST 2%, OBC 27% and EWS 10% of the seats of each course; within each, 5% for persons with disabilities and 20% for women. The roster of posts can be inspected at the office.',
    ),
  },
  {
    title: 'Scholarships',
    slug: 'scholarships',
    explanation: 'Scholarships, fee concessions and other help with money, and how to apply.',
    links: [pageLink('Scholarships', '/pages/scholarships')],
  },
])
