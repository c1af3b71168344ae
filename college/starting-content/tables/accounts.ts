type Line = readonly [what: string, lakh: number]

/** In lakh rupees, of the financial year that ended in March. */
export const income: readonly Line[] = [
  ['Fees of students', 214.6],
  ['Salary grant of the state', 386.2],
  ['Hostel and bus', 31.4],
  ['Donations of the society and alumni', 12.5],
  ['Interest', 6.3],
]

export const expenditure: readonly Line[] = [
  ['Salaries and provident fund', 498.8],
  ['Laboratories, library and journals', 38.7],
  ['Repairs, electricity and water', 47.2],
  ['Hostel and bus', 29.9],
  ['Scholarships and fee concessions', 11.6],
  ['Examinations, sports and other costs', 13.4],
]

export const totalOf = (lines: readonly Line[]) => lines.reduce((sum, [, lakh]) => sum + lakh, 0)

export const inLakh = (lakh: number) => lakh.toFixed(1)
