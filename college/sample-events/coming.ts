import { bullets, doc, heading, table } from '../rich-text.ts'
import { address } from '../sample-faculty/sample-member.ts'
import type { SampleEvent } from './sample-event.ts'
import { students } from './students.ts'

const workstations = 20

export const comingEvents = [
  {
    daysAhead: 88,
    at: '10:00',
    title: 'Annual Convocation',
    category: 'academic',
    description:
      'Graduates of all undergraduate and postgraduate courses receive their degrees on the main lawn, in the presence of their families and teachers. University medals and the college prizes for the best result in each department are given in the same ceremony.\n\nGraduates report to the Examination Cell by 8:30 AM with a photo identity card to collect their robe and seat number. Each graduate may bring two guests; guest passes are issued from the office until three days before the ceremony. A rehearsal takes place on the lawn on the previous afternoon, and graduates are expected to attend.\n\nIf you cannot come, you can collect your degree from the office from the following Monday.',
    time: '10:00 AM – 1:30 PM',
    venue: 'Main Lawn',
    openTo: 'Open to graduates and two guests each',
    picture: 'event-5',
  },
  {
    daysAhead: 67,
    at: '17:30',
    until: { daysLater: 2, at: '21:30' },
    title: 'Aranya Utsav: Annual Cultural Festival',
    category: 'cultural',
    description:
      'Three evenings of music, dance, theatre and food bring the whole college together. The first evening belongs to classical and folk performances, the second to the inter-college drama competition, and the third to the band night.\n\nStudent clubs run the stalls, and everything they earn goes to the Student Welfare Fund. Entry is free with a college identity card; visitors from other colleges register at the gate.',
    time: '5:30 PM – 9:30 PM',
    venue: 'Forecourt of the Main Building',
    picture: 'event-3',
  },
  {
    daysAhead: 45,
    at: '07:30',
    title: 'Industrial Visit to the Cooperative Sugar Mill',
    category: 'academic',
    department: 'B.COM.',
    description:
      'Third-year students of B.Com. were to follow a load of cane from the weighbridge to the bagged sugar, and to see how a cooperative fixes its prices and pays its members.\n\nThe mill has offered two new dates. The Department of Commerce will announce one of them as soon as the buses are confirmed.',
    time: '7:30 AM – 3:00 PM',
    venue: 'Cooperative Sugar Mill, Modinagar Road',
    openTo: 'Open to third-year students of B.Com.',
    cancelled: 'The mill is closed for maintenance that week. A new date will be announced here.',
    contactName: 'Vimal Kumar Jain',
    contactEmail: address('vimal.kumar.jain'),
  },
  {
    daysAhead: 38,
    at: '08:00',
    title: 'Annual Sports Day',
    category: 'sports',
    description:
      'Track and field finals, relay races and the tug of war between departments decide who takes the rolling trophy this year. The march-past begins at 8:00 AM sharp, followed by the oath and the lighting of the torch.\n\nSign up for individual events at the Physical Education office until one week before. Water, first aid and shade are arranged on the pavilion side; please wear sports shoes and carry your identity card.',
    time: '8:00 AM – 4:00 PM',
    venue: 'Sports Ground',
    picture: 'event-2',
  },
  {
    daysAhead: 31,
    at: '10:00',
    until: { at: '16:00' },
    title: 'Python for Data Analysis: Hands-On Workshop',
    category: 'workshop',
    department: 'B.C.A.',
    description:
      'In one day from a spreadsheet to a chart that answers a question: reading files, cleaning columns, grouping and plotting, with the rainfall and mandi price records from the district. No experience with Python is needed; you should know a spreadsheet well.\n\nEverybody works at their own machine, so the workshop has as many seats as the laboratory has free machines. If it is full, join the waiting list: places that are given up go to the next person waiting.',
    details: doc(
      heading('The day'),
      table(
        ['Time', 'Session'],
        [
          ['10:00 AM', 'Reading files and looking at them'],
          ['11:45 AM', 'Cleaning columns: dates, names, missing values'],
          ['1:00 PM', 'Lunch'],
          ['1:45 PM', 'Grouping and counting'],
          ['3:00 PM', 'A chart that answers your question'],
        ],
      ),
      heading('What to bring'),
      bullets(
        'A table of your own, such as marks, accounts or rainfall',
        'A notebook; computers are provided',
        'Your identity card for the laboratory',
      ),
    ),
    time: '10:00 AM – 4:00 PM',
    venue: 'Computer Laboratory 2',
    openTo: 'Open to students of all departments',
    picture: 'event-7',
    contactName: 'Sowmya Narasimhan',
    contactEmail: address('sowmya.narasimhan'),
    registration: {
      capacity: workstations,
      audience: 'students',
      questions: [{ label: 'Course and semester', kind: 'text', isRequired: true }],
      consent: '',
      registered: students.slice(0, workstations),
      waiting: students.slice(workstations),
    },
  },
  {
    daysAhead: 24,
    at: '10:00',
    title: 'Alumni Meet',
    category: 'community',
    description:
      'Former students of every batch are invited back for a day on campus. Departments hold open house in the morning; in the afternoon alumni speak with final-year students about first jobs, further study and civil service preparation.\n\nLunch is served in the courtyard. Please write to the office to say that you are coming and with how many people, so that seating can be planned.',
    time: '10:00 AM – 4:00 PM',
    venue: 'Central Courtyard',
    openTo: 'Open to alumni of all batches and their families',
    contactName: 'Alumni desk, college office',
    contactEmail: address('office'),
  },
  {
    daysAhead: 17,
    at: '09:00',
    title: 'Campus Placement Drive for Final-Year Students',
    category: 'placement',
    description:
      'Employers from banking, information technology, retail and education interview final-year students of B.B.A., B.C.A., B.Com., B.Sc. and the postgraduate courses. The drive has a pre-placement talk, a written test and personal interviews on the same day.\n\nBring five printed copies of your résumé, mark sheets of all semesters and a photo identity card. Students who have attended the interview workshop are called first.',
    time: '9:00 AM – 5:30 PM',
    venue: 'Academic Block, Rooms 201–208',
    openTo: 'Open to final-year students',
  },
  {
    daysAhead: 11,
    at: '10:00',
    title: 'Science Exhibition: Models and Experiments',
    category: 'academic',
    department: 'B.SC.',
    description:
      'Students of the science departments present more than sixty working models and experiments, from low-cost water filters and soil-testing kits to a seismograph built from scrap. Judges walk the hall from 11:00 AM, and visitors vote for the people’s choice.\n\nSchools in the district are welcome; groups of more than twenty should write to the department to book a time, so that everyone can try the experiments.',
    time: '10:00 AM – 4:00 PM',
    venue: 'Exhibition Hall, Science Block',
    openTo: 'Open to everyone',
    picture: 'event-4',
    contactName: 'Rekha Chaudhary',
    contactEmail: address('rekha.chaudhary'),
  },
] as const satisfies readonly SampleEvent[]
