import type { ContentOf } from 'contract/content/types'

type Notice = ContentOf<'notice'>

const paragraphs = (...texts: string[]): Notice['body'] => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const usual: Pick<Notice, 'documents' | 'urgency'> = { documents: [], urgency: 'usual' }

/** Samples for a new site only: on a site in use they would appear as new. */
export const notices: readonly Notice[] = [
  {
    ...usual,
    title: 'Examination forms for the odd semesters: last day without a late fee',
    slug: 'examination-forms-odd-semesters-2026',
    category: 'examination',
    urgency: 'urgent',
    date: '2026-11-16',
    validUntil: '2026-12-05',
    body: paragraphs(
      'Students of the first, third and fifth semesters must fill in the examination form on the university portal and hand in a signed printout at counter 2 of the office.',
      'The last date is November 30, 2026 without a late fee and December 5, 2026 with a late fee. Bring the examination fee receipt and your college identity card.',
    ),
  },
  {
    ...usual,
    title: 'B.A. II semester: result of the university examination of May 2026',
    slug: 'ba-ii-semester-result-may-2026',
    category: 'result',
    department: 'ba',
    date: '2026-11-09',
    body: paragraphs(
      'The university has declared the result of the second semester of B.A. Collect your mark sheet from counter 1 of the office on working days from 10 AM to 2 PM; bring your admit card.',
      'To have a paper re-evaluated, apply on the university portal within 15 days of the result.',
    ),
  },
  {
    ...usual,
    title: 'B.Sc. practical classes: groups and hours until December',
    slug: 'bsc-practical-groups-2026',
    category: 'timetable',
    department: 'bsc',
    date: '2026-10-26',
    validUntil: '2026-12-19',
    body: paragraphs(
      'Group A has chemistry on Monday and Wednesday and physics on Tuesday; group B has physics on Monday and Wednesday and chemistry on Tuesday. Practical classes begin at 1:30 PM.',
      'The list of both groups is posted outside the chemistry laboratory. Bring your practical file and an apron.',
    ),
  },
  {
    ...usual,
    title: 'Post-matric scholarship 2026–27: forms are checked at the college',
    slug: 'post-matric-scholarship-2026-27',
    category: 'scholarship',
    date: '2026-10-12',
    body: paragraphs(
      'Apply on the state scholarship portal first, then bring the printed form with the income certificate, the caste certificate, the last mark sheet and a copy of the bank passbook to the scholarship desk.',
      'The desk is open on Tuesday and Thursday from 11 AM to 1 PM. No scholarship is paid on a form that the college has not checked.',
    ),
  },
  {
    ...usual,
    title: 'Reading room open until eight in the evening before the examinations',
    slug: 'reading-room-longer-hours-2026',
    category: 'general',
    date: '2026-11-02',
    body: paragraphs(
      'From 9 November until the last day of the examinations, the reading room of the library stays open until 8 PM, and until 5 PM on Sundays.',
      'Books can be borrowed until 5 PM, as always. Show your identity card at the gate on your way out.',
    ),
  },
  {
    ...usual,
    title: 'Tender: forty steel chairs and ten tables for the law lecture hall',
    slug: 'tender-furniture-law-hall-2026',
    category: 'tender',
    date: '2026-09-14',
    validUntil: '2026-10-05',
    body: paragraphs(
      'Sealed offers with the price for each piece, taxes and delivery included, are accepted at the office until 3 PM on October 5, 2026 and opened at 4 PM in the presence of the bidders.',
      'Samples can be seen in room 12. The college may reject any offer and will give the reason in writing.',
    ),
  },
  {
    ...usual,
    title: 'Admission 2026–27: second list for B.C.A. and B.B.A.',
    slug: 'admission-second-list-2026',
    category: 'admission',
    date: '2026-07-20',
    validUntil: '2026-07-27',
    body: paragraphs(
      'The second list is on the notice board of the office. Listed candidates must pay the first-year fee and hand in their original certificates by July 27, 2026; any seats still free then go to the third list.',
    ),
  },
]
