import type { ContentOf } from 'contract/content/types'
import { aboutItems } from './disclosure/about.ts'
import { academicItems } from './disclosure/academics.ts'
import { admissionItems } from './disclosure/admission.ts'
import { complaintItems } from './disclosure/complaints.ts'
import { informationItems } from './disclosure/information.ts'
import { reportItems } from './disclosure/reports.ts'
import { studentLifeItems } from './disclosure/student-life.ts'

/**
 * What rules of Indian higher education ask a college to publish, in the order in which the page shows it. Each item waits for
 * what the college has to show; only pages that every site has are named already. Rules change: the college reads
 * them again when it looks at an item.
 */
export const disclosureItems: readonly ContentOf<'disclosureItem'>[] = [
  ...aboutItems,
  ...academicItems,
  ...admissionItems,
  ...complaintItems,
  ...studentLifeItems,
  ...reportItems,
  ...informationItems,
]
