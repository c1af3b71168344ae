import type { StartingSheet } from 'contract/content/library/starting-files'
import { academicCalendarSheet } from './documents/academic-calendar.ts'
import { affiliationLetter } from './documents/affiliation-letter.ts'
import { antiRaggingUndertaking } from './documents/anti-ragging-undertaking.ts'
import { auditedStatement } from './documents/audited-statement.ts'
import {
  dateSheetPostgraduate,
  dateSheetProfessional,
  dateSheetTraditional,
} from './documents/date-sheets.ts'
import { feeChart } from './documents/fee-chart.ts'
import { markSheetCorrection } from './documents/mark-sheet-correction.ts'
import { prospectus } from './documents/prospectus.ts'
import { resultNotice } from './documents/result-notice.ts'
import { syllabi } from './documents/syllabi.ts'

/** Texts that the build prints as PDFs. A file of the same name in `documents/` takes their place. */
export const startingSheets: ReadonlyMap<string, StartingSheet> = new Map<string, StartingSheet>([
  ['prospectus', prospectus],
  ['academic-calendar', academicCalendarSheet],
  ['date-sheet-traditional', dateSheetTraditional],
  ['date-sheet-postgraduate', dateSheetPostgraduate],
  ['date-sheet-professional', dateSheetProfessional],
  ['result-notice', resultNotice],
  ['fee-chart', feeChart],
  ['anti-ragging-undertaking', antiRaggingUndertaking],
  ['mark-sheet-correction', markSheetCorrection],
  ['affiliation-letter', affiliationLetter],
  ['audited-statement', auditedStatement],
  ...syllabi,
])
