import type { StartingSheet } from 'contract/content/library/starting-files'
import { sessionName } from '../academic-year.ts'
import { expenditure, income, inLakh, totalOf } from '../starting-content/tables/accounts.ts'

const tableOf = (lines: typeof income) => ({
  columns: [
    { title: 'Item', share: 75 },
    { title: '₹ lakh', share: 25, isNumber: true as const },
  ],
  rows: [...lines.map(([what, lakh]) => [what, inLakh(lakh)]), ['Total', inLakh(totalOf(lines))]],
})

export const auditedStatement: StartingSheet = {
  title: `Audited statement of accounts ${sessionName(-1)}`,
  language: 'en',
  subtitle: 'Income and expenditure of the college, for the year that ended on March 31',
  blocks: [
    { heading: 'Income' },
    tableOf(income),
    { heading: 'Expenditure' },
    tableOf(expenditure),
    {
      text: `Surplus carried to the building and scholarship fund: ₹${inLakh(totalOf(income) - totalOf(expenditure))} lakh.`,
    },
    {
      text: 'Audited by a firm of chartered accountants named by the society. The signed original can be inspected at the accounts office on working days.',
    },
  ],
}
