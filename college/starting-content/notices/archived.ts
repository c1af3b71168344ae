import type { ContentOf } from 'contract/content/types'
import { lastSession, session } from '../../academic-year.ts'
import { writtenFromToday } from '../../sample-days.ts'
import { body, dated, usual } from './starting-notice.ts'

/** All of them are over. */
export const archivedNotices: readonly ContentOf<'notice'>[] = [
  {
    ...usual,
    ...dated({ daysAgo: 73, validFor: -52 }),
    title: 'Tender: forty steel chairs and ten tables for the law lecture hall',
    slug: 'tender-furniture-law-hall',
    category: 'tender',
    body: body(
      `Sealed quotations with the price per piece, including taxes and delivery, are accepted at the office until 3:00 PM on ${writtenFromToday(-52)} and opened at 4:00 PM in the presence of the bidders.`,
      'Samples can be seen in room 12. The college may reject any offer and will give the reason in writing.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 88, validFor: -74 }),
    title: 'Health check for new students',
    slug: 'health-check-new-students',
    category: 'general',
    body: body(
      'A physician and a nurse see new students in the east wing of the main building, department by department; the list is on the notice board. The check-up is free and takes ten minutes.',
      'Bring your identity card and, if you have one, your vaccination record.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 95, validFor: -85 }),
    title: 'Bus passes: forms are signed at counter 3',
    slug: 'bus-passes',
    category: 'general',
    body: body(
      'Students who come by roadways bus get the form for the concession pass at counter 3. It is signed on the same day if you bring your identity card, the fee receipt and two photographs.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 130, validFor: -123 }),
    title: `Admission ${session}: second list for B.C.A. and B.B.A.`,
    slug: 'admission-second-list',
    category: 'admission',
    body: body(
      `The second list is on the office notice board. Listed candidates must pay the first-year fee and hand in their original certificates by ${writtenFromToday(-123)}; any seats still free then go to the third list.`,
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 190, validFor: -175 }),
    title: 'B.Ed.: counselling letters are verified on campus',
    slug: 'bed-counselling-letters',
    category: 'admission',
    department: 'bed',
    body: body(
      'Candidates who were allotted this college in the state counselling come to the Department of Education with their allotment letter, all mark sheets in original and one set of copies, between 10:00 AM and 2:00 PM.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 260, validFor: -200 }),
    title: `Scholarships ${lastSession}: check that your bank account is linked`,
    slug: 'scholarship-bank-accounts',
    category: 'scholarship',
    body: body(
      'The state has begun to pay this year’s scholarships. Payments to accounts not linked to Aadhaar are returned. Ask your bank, or see the scholarship desk on Tuesday or Thursday.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 300, validFor: -277 }),
    title: 'Convocation: robes, seats and guest passes',
    slug: 'convocation-robes',
    category: 'event',
    body: body(
      'Graduates collect their robe and two guest passes from the Examination Cell, against a deposit of ₹500, until three days before the convocation. The rehearsal is on the afternoon before.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 365, validFor: -344 }),
    title: 'Tender: glassware and chemicals for the science laboratories',
    slug: 'tender-laboratory-supplies',
    category: 'tender',
    body: body(
      `Quotations for the items on the list, available from the office, are accepted until 3:00 PM on ${writtenFromToday(-344)}. Prices must remain valid for six months.`,
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 410, validFor: -396 }),
    title: 'Canal Road closed for repair: use the north gate',
    slug: 'canal-road-closed',
    category: 'general',
    body: body(
      'The road between the bridge and the main gate is closed for two weeks. Buses stop at the north gate, which is open from 8:00 AM to 6:00 PM; the path to the academic block is step-free.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 497, validFor: -490 }),
    title: `Admission ${lastSession}: first list for B.Com. and B.Sc.`,
    slug: 'admission-first-list-last-session',
    category: 'admission',
    body: body(
      `The first list is on the office notice board. Listed candidates must pay the first-year fee by ${writtenFromToday(-490)}.`,
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 585, validFor: -550 }),
    title: 'Practical classes move to the renovated laboratories',
    slug: 'renovated-laboratories',
    category: 'timetable',
    department: 'bsc',
    body: body(
      'Chemistry and botany are taught in the renovated laboratories of the science block from now on. Groups are smaller, so the hours have changed: see the list outside the instrument room.',
    ),
  },
]
