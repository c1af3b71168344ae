import { dayInSession, workingDay } from '../../academic-year.ts'

/** One paper every second working day. */
export const paperDay = (paper: number) => workingDay(dayInSession('12-10'), paper * 2)

type Sitting = readonly [morning: string, afternoon: string]

/** Morning 9:30 AM – 12:30 PM, afternoon 2:00 PM – 5:00 PM. */
export const traditionalPapers: readonly Sitting[] = [
  ['B.A. I: Hindi Literature; B.Sc. I: Physics', 'B.Com. I: Financial Accounting'],
  ['B.A. III: Political Science; B.Sc. III: Chemistry', 'B.Com. III: Company Law'],
  ['B.A. V: Economics; B.Sc. V: Mathematics', 'B.Com. V: Income Tax'],
  ['B.A. I: History; B.Sc. I: Chemistry', 'B.Com. I: Business Organisation'],
  ['B.A. III: Sociology; B.Sc. III: Botany and Physics', 'B.Com. III: Cost Accounting'],
  ['B.A. V: English Literature; B.Sc. V: Zoology', 'B.Com. V: Auditing'],
]

export const postgraduatePapers: readonly Sitting[] = [
  ['M.A. I: Paper 1; M.Com. I: Managerial Economics', 'B.Ed. I: Childhood and Growing Up'],
  ['M.A. III: Paper 1; M.Sc. III: Paper 1', 'M.Com. III: Corporate Tax Planning'],
  ['M.A. I: Paper 2; M.Sc. I: Paper 1', 'B.Ed. III: Knowledge and Curriculum'],
  ['M.A. III: Paper 2; M.Sc. III: Paper 2', 'M.Com. I: Advanced Financial Accounting'],
  ['M.A. I: Paper 3; M.Sc. I: Paper 2', 'B.Ed. I: Learning and Teaching'],
  ['M.A. III: Paper 3; M.Sc. III: Paper 3', 'M.Com. III: International Business'],
]

export const professionalPapers: readonly Sitting[] = [
  ['B.C.A. I: Programming in C', 'B.B.A. I: Principles of Management'],
  ['B.C.A. III: Data Structures', 'B.B.A. III: Marketing Management'],
  ['B.C.A. V: Computer Networks', 'B.B.A. V: Business Law'],
  ['B.A.LL.B. I: Law of Contract I', 'B.A.LL.B. III: Constitutional Law I'],
  ['B.A.LL.B. V: Family Law I', 'B.A.LL.B. VII: Code of Civil Procedure'],
  ['B.A.LL.B. IX: Law of Evidence', 'B.C.A. I and B.B.A. I: Environmental Studies'],
]
