import type { ContentOf } from 'contract/content/types'
import { aboutItems } from './disclosure/about.ts'
import { academicItems } from './disclosure/academics.ts'
import { admissionItems } from './disclosure/admission.ts'
import { complaintItems } from './disclosure/complaints.ts'
import { informationItems } from './disclosure/information.ts'
import { reportItems } from './disclosure/reports.ts'
import { studentLifeItems } from './disclosure/student-life.ts'

/**
 * Items that Indian rules ask a college to publish. Most are empty until the college fills them in; rules change, so
 * review them now and then.
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
