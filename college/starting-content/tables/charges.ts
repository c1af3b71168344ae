/** Charges in addition to course fees, in rupees. */
export const otherCharges: readonly (readonly [what: string, amount: number])[] = [
  ['Caution money, refundable when you leave', 1_000],
  ['Hostel for women, per year, with meals', 38_400],
  ['Hostel caution money, refundable', 3_000],
  ['College bus, per month', 650],
  ['Duplicate identity card', 100],
  ['Transfer certificate (TC)', 50],
  ['Migration certificate, paid to the university', 500],
  ['Duplicate mark sheet, paid to the university', 300],
  ['Correction of a mark sheet, paid to the university', 200],
]

const rupees = new Intl.NumberFormat('en-IN')

export const inRupees = (amount: number) => `₹${rupees.format(amount)}`
