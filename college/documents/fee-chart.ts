import type { StartingSheet } from 'contract/content/library/starting-files'
import { checkedOn, session, writtenDay } from '../academic-year.ts'
import { courses } from '../starting-content/courses.ts'
import { inRupees, otherCharges } from '../starting-content/tables/charges.ts'

const maxYears = 5

export const feeChart: StartingSheet = {
  title: `Fee chart ${session}`,
  language: 'en',
  subtitle: `Yearly fees for all courses in rupees, checked on ${writtenDay(checkedOn)}`,
  blocks: [
    {
      columns: [
        { title: 'Course', share: 20 },
        ...Array.from({ length: maxYears }, (_, index) => ({
          title: `Year ${index + 1}`,
          share: 16,
          isNumber: true as const,
        })),
      ],
      rows: courses.map(({ title, fees }) => [
        title,
        ...fees.map(({ amount }) => inRupees(Number(amount))),
      ]),
    },
    { heading: 'Other charges' },
    {
      columns: [
        { title: 'What', share: 75 },
        { title: 'Amount', share: 25, isNumber: true },
      ],
      rows: otherCharges.map(([what, amount]) => [what, inRupees(amount)]),
    },
    {
      text: 'Examination fees are paid to the university with the examination form. Fees are paid by UPI, card or demand draft; the accounts office takes no cash above ₹2,000.',
    },
  ],
}
