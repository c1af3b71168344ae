import type { ContentOf } from 'contract/content/types'
import { nextSession, session } from '../../academic-year.ts'
import {
  bullets,
  callout,
  doc,
  download,
  heading,
  paragraph,
  steps,
  textLink,
} from '../../rich-text.ts'
import { portalLink, startingFacts, university } from '../facts.ts'

const [office, admissions] = startingFacts.phones

export const admissionPage: ContentOf<'page'> = {
  title: 'Admission',
  slug: 'admission',
  summary: `How to apply for ${nextSession}: who may apply, the last day, the documents, and what happens after the merit list.`,
  body: doc(
    callout(
      'Apply on the university portal, not at the college. The admission desk helps you fill in the form, free of charge, from 10 AM to 3 PM on working days: ',
      textLink(admissions?.number ?? '', `tel:${admissions?.number.replaceAll(' ', '')}`),
      '.',
    ),
    heading('How to apply'),
    steps(
      `Choose a course from the table and read who may apply. B.A.LL.B. has an entrance test of the university, B.Ed. one of the state, and D.El.Ed. a merit list of the state.`,
      paragraph(
        'Register on the university portal, ',
        portalLink,
        `, and choose college code ${university.collegeCode}. Note the registration number.`,
      ),
      'Look for your name in the merit list, under Notices or on the office notice board. The page of each course has its dates.',
      'Bring the original documents and two photocopies on the day printed on your list.',
      'Pay the first-year fee within three days. The seat is yours when you have the receipt.',
    ),
    heading('Documents'),
    bullets(
      'Class 10 and Class 12 mark sheets and certificates, and those of your degree for a master’s course or B.Ed.',
      'Transfer certificate (TC) and character certificate of the last school or college',
      'Migration certificate, if you come from another board or university',
      'Caste, income or EWS certificate, if you claim a reserved seat or a scholarship',
      'Aadhaar card and four passport-size photographs',
      'Anti-ragging undertaking, signed by you and a parent',
    ),
    paragraph('Each course’s page lists anything else it needs.'),
    download('anti-ragging-undertaking'),
    heading('Reservation and refund'),
    paragraph(
      'Seats are reserved by the rules of the state: 21% for SC, 2% for ST, 27% for OBC and 10% for EWS; within each, 5% for persons with disabilities and 20% for women. If you withdraw before the last day of admission, the fee is refunded in full, less ₹1,000.',
    ),
    paragraph(
      'More: ',
      textLink('fees', '/pages/fees'),
      ', ',
      textLink('scholarships', '/pages/scholarships'),
      ', ',
      textLink('cut-offs', '/pages/cut-off'),
      ' and the ',
      textLink('disclosure on admission', '/disclosure#item-admission-rules'),
      '.',
    ),
    heading('Prospectus'),
    download('prospectus'),
    paragraph(
      `A printed copy costs nothing at the office. Questions: ${office?.number}, or `,
      textLink('write to us', '/contact#message'),
      `. Seats are those of ${session}.`,
    ),
  ),
  days: [],
  courseTable: 'admission',
}
