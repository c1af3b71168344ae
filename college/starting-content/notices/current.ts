import type { ContentOf } from 'contract/content/types'
import { dayInSession, session, sessionBegins } from '../../academic-year.ts'
import { paragraph } from '../../rich-text.ts'
import { publishedBy, semesters, writtenFromToday } from '../../sample-days.ts'
import { portalLink } from '../facts.ts'
import { attached, body, dated, usual } from './starting-notice.ts'

export const validNotices: readonly ContentOf<'notice'>[] = [
  {
    ...usual,
    ...dated({ daysAgo: 11, validFor: 8, pinnedFor: 8 }),
    // Lists show when it was published, which readers took for the deadline.
    title: `Examination forms for the ${semesters.kind} semesters: due by ${writtenFromToday(3)}`,
    slug: 'examination-forms',
    category: 'examination',
    urgency: 'urgent',
    body: body(
      paragraph(
        `Students of the ${semesters.numbers} semesters must fill in the examination form on the university portal, `,
        portalLink,
        ', and hand in a signed printout at counter 2 of the office.',
      ),
      `The university has extended the last date: it is ${writtenFromToday(3)} without a late fee and ${writtenFromToday(8)} with a late fee. Bring the examination fee receipt and your college identity card.`,
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 58, pinnedFor: 45 }),
    title: 'Ragging is a crime: who to call, and the undertaking to submit',
    slug: 'anti-ragging-undertaking',
    category: 'general',
    documents: attached(['anti-ragging-undertaking', 'Undertaking by student and parent']),
    body: body(
      'If you are ragged, or see somebody being ragged, call the national helpline 1800-180-5522, free of charge at any hour, or go to the Chief Proctor. You need not give your name.',
      'Every student and a parent must sign the undertaking once in each academic year. New students hand it in with their admission papers, all others at counter 3 of the office.',
    ),
  },
  {
    ...usual,
    date: publishedBy(dayInSession('11-20'), 4),
    validUntil: dayInSession('01-10'),
    title: `Date sheet of the odd semester examinations, December ${sessionBegins}`,
    slug: 'date-sheet-odd-semesters',
    category: 'examination',
    documents: attached(
      ['date-sheet-traditional', 'Date sheet: B.A., B.Sc. and B.Com.'],
      ['date-sheet-postgraduate', 'Date sheet: M.A., M.Sc., M.Com. and B.Ed.'],
      ['date-sheet-professional', 'Date sheet: B.B.A., B.C.A. and B.A.LL.B.'],
    ),
    body: body(
      'The university has published the date sheet. Morning papers begin at 9:30 AM, afternoon papers at 2:00 PM; be at the gate thirty minutes before, with your admit card and identity card.',
      'Check the code of each paper against your admit card. If they differ, come to the Examination Cell at once. The state publishes the D.El.Ed. dates itself.',
    ),
  },
  {
    ...usual,
    date: publishedBy(dayInSession('07-24'), 2),
    title: `Results of the even semesters, May ${sessionBegins}: mark sheets at counter 1`,
    slug: 'results-even-semesters',
    category: 'result',
    documents: attached(['result-notice', 'Results by course and semester']),
    body: body(
      paragraph(
        'The university has declared the results of the even semesters. Your own marks are under your roll number on ',
        portalLink,
        '.',
      ),
      'Collect your mark sheet from counter 1 of the office on working days from 10:00 AM to 2:00 PM; bring your admit card. To have a paper re-evaluated, apply on the university portal within 15 days of the result.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 27, validFor: 20 }),
    title: `Second instalment of the fee for ${session}`,
    slug: 'second-instalment',
    category: 'general',
    documents: attached(['fee-chart', `Fee chart ${session}`]),
    body: body(
      `The second instalment is due by ${writtenFromToday(20)}. Pay online or at the accounts office, where cards and UPI are accepted, and keep the receipt: you need it for the examination form.`,
      'If your family can’t pay by that date, see the accounts office before it has passed. Scholarship holders pay the rest of the fee once their scholarship has been credited.',
    ),
  },
  {
    ...usual,
    date: publishedBy(dayInSession('07-16'), 1),
    title: `Academic calendar ${session}`,
    slug: 'academic-calendar',
    category: 'general',
    documents: attached(['academic-calendar', `Academic calendar ${session}`]),
    body: body(
      'Semesters, internal tests, examinations and holidays of the year at a glance. Holidays on the lunar calendar are announced here as soon as the university has notified them.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 5, validFor: 16 }),
    title: 'Placement drive: final-year students register by name',
    slug: 'placement-drive-registration',
    category: 'event',
    body: body(
      `The Career Guidance Cell takes names until ${writtenFromToday(12)}, on working days from 11:00 AM to 2:00 PM in room 204. Students of B.B.A., B.C.A., B.Com., B.Sc. and the postgraduate courses may take part.`,
      'Bring your résumé on one page. It is checked on the spot, and you hear which employers suit your subject.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 8, validFor: 18 }),
    title: 'Library: return borrowed books before the examinations',
    slug: 'library-return-books',
    category: 'general',
    body: body(
      `Please return all books that are due by ${writtenFromToday(10)}. Admit cards are given only to students without overdue books; the librarian’s desk stamps the slip.`,
      'During the examinations, up to two books can be borrowed for three days at a time.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 13, validFor: 6 }),
    title: 'Moot court: problem, teams and order of the rounds',
    slug: 'moot-court-teams',
    category: 'event',
    department: 'ballb',
    body: body(
      'The problem and the names of the sixteen teams are posted outside the moot court hall. Submit two copies of each memorial at the College of Law office two days before the competition.',
      'Teams draw lots for their side at 4:00 PM on the day before.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 16, validFor: 34 }),
    title: 'Reading room open until 8:00 PM before the examinations',
    slug: 'reading-room-longer-hours',
    category: 'general',
    body: body(
      'Until the last day of the examinations, the reading room of the library stays open until 8:00 PM, and until 5:00 PM on Sundays.',
      'Books can be borrowed until 5:00 PM, as usual. Show your identity card at the gate on your way out.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 19, validFor: 9 }),
    title: 'B.C.A.: repeat internal test, dates and rooms',
    slug: 'bca-repeat-internal-test',
    category: 'timetable',
    department: 'bca',
    body: body(
      `B.C.A. students who missed an internal test for a certified reason may sit it from ${writtenFromToday(5)} to ${writtenFromToday(9)}. Theory papers are in rooms 201 to 204, practical papers in the computer laboratory in two shifts.`,
      'Give your name and the certificate to your class teacher within three days.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 22, validFor: 30 }),
    title: 'B.Sc. practical classes: groups and hours',
    slug: 'bsc-practical-groups',
    category: 'timetable',
    department: 'bsc',
    body: body(
      'Group A has chemistry on Monday and Wednesday and physics on Tuesday; group B has physics on Monday and Wednesday and chemistry on Tuesday. Practical classes begin at 1:30 PM.',
      'The list of both groups is posted outside the chemistry laboratory. Bring your practical file and an apron.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 33, validFor: 40 }),
    title: 'B.Ed. school internship: list of schools and mentors',
    slug: 'bed-school-internship',
    category: 'timetable',
    department: 'bed',
    body: body(
      'Student teachers of the second year find their school and their mentor on the list outside the Department of Education. The internship begins with a week of observation.',
      'Collect the letter to the head of the school and the lesson diary from the department, and report at the school by 8:00 AM on the first day.',
    ),
  },
  {
    ...usual,
    ...dated({ daysAgo: 45, validFor: 35 }),
    title: `Post-matric scholarship ${session}: forms are checked at the college`,
    slug: 'post-matric-scholarship',
    category: 'scholarship',
    body: body(
      'Apply on the state scholarship portal first, then bring the printed form with the income certificate, the caste certificate, the last mark sheet and a copy of the bank passbook to the scholarship desk.',
      'The desk is open on Tuesday and Thursday from 11:00 AM to 1:00 PM. No scholarship is paid on a form that the college has not checked.',
    ),
  },
]
