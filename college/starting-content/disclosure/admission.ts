import { grievances, ofGroup } from './starting-item.ts'

const required = { basis: 'required', rule: grievances } as const

export const admissionItems = ofGroup('admission-and-fees', [
  {
    ...required,
    title: 'Prospectus',
    slug: 'prospectus',
    explanation: 'The prospectus of the year, published before admission begins.',
  },
  {
    ...required,
    title: 'Admission rules and seats',
    slug: 'admission-rules',
    explanation: 'Who may apply, how many seats there are, how applicants are chosen, and when.',
  },
  {
    ...required,
    title: 'Fees',
    slug: 'fees',
    explanation: 'Every part of the fee of each programme, deposits and other charges.',
  },
  {
    ...required,
    title: 'Refund of fees',
    slug: 'refund-of-fees',
    explanation:
      'How much is refunded if a student withdraws, and until when. The rates are those of the UGC notification on refund of fees and non-retention of original certificates of October 2018, and of its policy for the year.',
  },
  {
    title: 'Reservation of seats',
    slug: 'reservation',
    explanation: 'Which seats are reserved, for whom, and the roster of posts.',
  },
  {
    title: 'Scholarships',
    slug: 'scholarships',
    explanation: 'Scholarships, fee concessions and other help with money, and how to apply.',
  },
])
