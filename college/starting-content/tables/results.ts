type Result = { course: string; appeared: number; passed: number; firstDivision: number }

/** Even semesters, examinations of May. */
export const results: readonly Result[] = [
  { course: 'B.A. II', appeared: 114, passed: 97, firstDivision: 31 },
  { course: 'B.A. IV', appeared: 109, passed: 98, firstDivision: 34 },
  { course: 'B.A. VI', appeared: 106, passed: 101, firstDivision: 38 },
  { course: 'B.Sc. VI', appeared: 68, passed: 63, firstDivision: 29 },
  { course: 'B.Com. VI', appeared: 74, passed: 70, firstDivision: 33 },
  { course: 'B.B.A. VI', appeared: 46, passed: 45, firstDivision: 24 },
  { course: 'B.C.A. VI', appeared: 55, passed: 52, firstDivision: 30 },
  { course: 'M.A. IV', appeared: 52, passed: 50, firstDivision: 27 },
  { course: 'M.Com. IV', appeared: 26, passed: 26, firstDivision: 15 },
  { course: 'M.Sc. IV', appeared: 39, passed: 38, firstDivision: 26 },
  { course: 'B.Ed. IV', appeared: 49, passed: 49, firstDivision: 41 },
  { course: 'B.A.LL.B. X', appeared: 47, passed: 45, firstDivision: 19 },
]
