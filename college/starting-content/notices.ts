import type { ContentOf } from 'contract/content/types'

type Notice = ContentOf<'notice'>

const paragraphs = (...texts: string[]): Notice['body'] => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const usual: Pick<Notice, 'documents' | 'urgency'> = { documents: [], urgency: 'usual' }

/** What a new site tells its students at first; on a site in use they would be told as new. */
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
      'Students of the first, third and fifth semesters fill in the examination form on the portal of the university and hand in a signed print at counter 2 of the office.',
      'The form is taken without a late fee until 30 November 2026, and with a late fee until 5 December 2026. Bring the receipt of the examination fee and the identity card of the college.',
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
      'The university has declared the result of the second semester of B.A. Mark sheets are given out at counter 1 of the office on working days from 10 to 2; bring the admit card.',
      'Whoever wants a paper to be looked at again applies on the portal of the university within fifteen days of the result.',
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
      'Group A has chemistry on Monday and Wednesday and physics on Tuesday; group B has physics on Monday and Wednesday and chemistry on Tuesday. Practical classes begin at 1.30 in the afternoon.',
      'The list of both groups hangs beside the door of the chemistry laboratory. Bring the practical file and an apron.',
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
      'The desk is open on Tuesday and Thursday from 11 to 1. A form that is not checked by the college is not paid.',
    ),
  },
  {
    ...usual,
    title: 'Reading room open until eight in the evening before the examinations',
    slug: 'reading-room-longer-hours-2026',
    category: 'general',
    date: '2026-11-02',
    body: paragraphs(
      'From 9 November until the last day of the examinations, the reading room of the library stays open until eight in the evening, on Sundays until five.',
      'Books are lent until five, as always. The gate lets students out with the identity card.',
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
      'Sealed offers with the price for each piece, taxes and delivery included, are taken at the office until three in the afternoon of 5 October 2026 and opened at four in the presence of whoever has sent one.',
      'Samples can be seen in room 12. The college may refuse any offer and gives the reason in writing.',
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
      'The second list hangs at the notice board of the office. Whoever is on it pays the fee of the first year and hands in the original certificates until 27 July 2026; places that are free then go to the third list.',
    ),
  },
]
