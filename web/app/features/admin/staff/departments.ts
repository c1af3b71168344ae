/** What the faculty form and the list of faculty members offer. */
export const facultyDepartments = [
  'B.C.A.',
  'B.B.A.',
  'B.COM.',
  'B.A.L.L.B.',
  'B.A.',
  'B.SC.',
  'M.A.',
  'M.COM.',
  'B.ED.',
  'M.SC.',
  'B.T.C.',
]

/** What the lists of other staff offer: the same courses in another spelling, see `contract/program-code`. */
export const staffDepartments = ['BCA', 'BALLB', 'BBA', 'B.Com', 'BA', 'B.Sc', 'MA']
