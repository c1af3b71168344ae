import { college } from 'college/facts'

/** Indian digit grouping: ₹1,25,000 */
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: college.currency,
  maximumFractionDigits: 0,
})

export const formatRupees = (amount: string | number) => rupees.format(Number(amount))
