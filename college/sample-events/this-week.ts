import { doc, download, heading, table } from '../rich-text.ts'
import { address, placeholderNumber } from '../sample-faculty/sample-member.ts'
import type { SampleEvent } from './sample-event.ts'
import { students } from './students.ts'

const clinic = {
  weekday: 'Friday',
  at: '14:00',
  until: { at: '16:00' },
  title: 'Free Legal Aid Clinic',
  series: 'legal-aid-clinic',
  category: 'community',
  department: 'B.A.L.L.B.',
  description:
    'Teachers and senior students of the College of Law listen, read your papers and tell you which office or court is the right one: land records, pensions, unpaid wages, consumer complaints, domestic violence. Advice is free and confidential, in Hindi or English.\n\nNo appointment is needed. Bring your papers, or clear photographs of them on your phone. A panel lawyer of the District Legal Services Authority joins on the first Friday of the month.',
  time: '2:00 PM – 4:00 PM',
  venue: 'Law Block, Room 3',
  openTo: 'Open to everyone',
  contactName: 'Leela Nambiar',
  contactEmail: address('leela.nambiar'),
} as const

/** The soonest last. The last of this week has a picture: it is the featured one. */
export const eventsThisWeek = [
  { ...clinic, daysAhead: 22 },
  { ...clinic, daysAhead: 15 },
  { ...clinic, daysAhead: 8 },
  {
    daysAhead: 6,
    at: '10:30',
    title: 'Intra-College Moot Court Competition',
    category: 'academic',
    department: 'B.A.L.L.B.',
    description:
      'Sixteen teams of B.A.LL.B. students argue a problem on data protection and the right to privacy before a bench of practising advocates. Preliminary rounds run in parallel in the morning; the final is heard in the moot court hall at 3:00 PM.\n\nSpectators are welcome in all rounds and are asked to be seated five minutes before the bench arrives. The winning team represents the college in the university round.',
    time: '10:30 AM – 5:00 PM',
    venue: 'Moot Court Hall',
    picture: 'law-gallery-1',
  },
  {
    daysAhead: 4,
    at: '11:00',
    title: 'Admissions Counselling Open Day',
    category: 'community',
    description:
      'Applicants and parents meet teachers of every course, see the laboratories and the library, and have their documents checked before they apply. Counsellors explain eligibility, fees, scholarships and reservation.\n\nRegister for a token to skip the queue; the office prints tokens for families who come without one until 3:30 PM. Bring your original Class 10 and 12 mark sheets and one photocopy of each. There is no fee.',
    details: doc(
      heading('Programme'),
      table(
        ['Time', 'Where', 'What happens'],
        [
          ['11:00 AM', 'Main hall', 'Welcome and how to apply'],
          ['11:30 AM', 'Departments', 'Teachers answer questions about their courses'],
          ['1:00 PM', 'Library', 'Tour, every half hour until 3:00 PM'],
          ['2:00 PM', 'Main hall', 'Scholarships and reservation'],
        ],
      ),
      heading('To read before you come'),
      download('prospectus'),
      download('fee-chart'),
    ),
    time: '11:00 AM – 4:00 PM',
    venue: 'Main Building, Ground Floor',
    openTo: 'Open to applicants and their families',
    contactName: 'College office',
    contactEmail: address('office'),
    registration: {
      capacity: 150,
      audience: 'anybody',
      questions: [
        {
          label: 'Which course are you interested in?',
          kind: 'choice',
          isRequired: true,
          options: [
            'Arts',
            'Science',
            'Commerce',
            'Management or computing',
            'Education',
            'Law',
            'Not sure yet',
          ],
        },
        { label: 'Are you bringing a parent?', kind: 'yesNo', isRequired: false },
      ],
      consent: '',
      registered: students.slice(0, 9),
      waiting: [],
    },
  },
  {
    daysAhead: 2,
    at: '16:30',
    title: 'Library Lecture: Reading Premchand Today',
    category: 'lecture',
    department: 'B.A.',
    description:
      'What do the villages and small towns of Premchand’s stories still tell us about work, debt and dignity? The Department of Hindi opens its series of library lectures with a reading of two short stories and a discussion with the audience.\n\nThe lecture is in Hindi. Copies of the stories are available at the circulation desk.',
    time: '4:30 PM – 6:00 PM',
    venue: 'Library Reading Hall',
    openTo: 'Open to all students',
    picture: 'hero-2',
    contactName: 'Girish Chandra Pathak',
    contactEmail: address('girish.chandra.pathak'),
  },
  {
    daysAhead: 1,
    at: '14:00',
    title: 'Workshop: Writing a Résumé and Facing an Interview',
    category: 'workshop',
    description:
      'The Career Guidance Cell helps final-year students turn their marks, projects and activities into a one-page résumé. The second half is practice: short mock interviews in pairs, with feedback from teachers and alumni.\n\nBring a laptop or a printed draft. There are sixty seats.',
    time: '2:00 PM – 5:00 PM',
    venue: 'Seminar Hall',
    openTo: 'Open to final-year students',
    picture: 'event-6',
    registration: {
      capacity: 60,
      audience: 'students',
      questions: [
        { label: 'Course and semester', kind: 'text', isRequired: true },
        { label: 'Do you have a draft of your résumé?', kind: 'yesNo', isRequired: false },
      ],
      consent: '',
      registered: students.slice(6, 20),
      waiting: [],
    },
  },
  {
    daysAhead: 0,
    at: '00:00',
    until: { daysLater: 2, at: '23:59' },
    isAllDay: 'yes',
    title: 'Book Fair in the Courtyard',
    category: 'cultural',
    description:
      'Fourteen publishers and second-hand dealers sell textbooks, novels, exam guides and children’s books in Hindi, English, Urdu and Punjabi, most of them at 20 to 40 per cent off. Tell the library which books you would like it to buy.\n\nOn the last afternoon, students exchange last year’s textbooks at the table of the Student Welfare Fund. Families and neighbours are welcome.',
    time: '10:00 AM – 6:00 PM',
    venue: 'Central Courtyard',
    openTo: 'Open to everyone',
    picture: 'hero-3',
    contactName: 'College library',
    contactPhone: placeholderNumber(110),
  },
] as const satisfies readonly SampleEvent[]
