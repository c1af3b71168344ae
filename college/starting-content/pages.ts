import type { ContentOf } from 'contract/content/types'
import { academicCalendarPage } from './pages/academic-calendar.ts'
import { admissionPage } from './pages/admission.ts'
import { alumniPage } from './pages/alumni.ts'
import { certificatesPage } from './pages/certificates.ts'
import { cutOffsPage } from './pages/cut-offs.ts'
import { examinationsPage } from './pages/examinations.ts'
import { feesPage } from './pages/fees.ts'
import { gettingHerePage } from './pages/getting-here.ts'
import { headsPage } from './pages/heads-of-department.ts'
import { hostelPage } from './pages/hostel-and-transport.ts'
import { libraryRulesPage } from './pages/library.ts'
import { rightToInformationPage } from './pages/right-to-information.ts'
import { scholarshipsPage } from './pages/scholarships.ts'
import { studentServicesPage } from './pages/student-services.ts'

/** Samples for a new site only. */
export const collegePages: readonly ContentOf<'page'>[] = [
  admissionPage,
  feesPage,
  cutOffsPage,
  scholarshipsPage,
  examinationsPage,
  academicCalendarPage,
  libraryRulesPage,
  hostelPage,
  gettingHerePage,
  certificatesPage,
  studentServicesPage,
  headsPage,
  alumniPage,
  rightToInformationPage,
]
