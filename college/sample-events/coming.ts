import type { SampleEvent } from './sample-event.ts'

export const comingEvents = [
  {
    daysAhead: 88,
    at: '10:00',
    title: 'Annual Convocation',
    category: 'academic',
    description:
      'Graduates of all undergraduate and postgraduate programmes receive their degrees on the main lawn, in the presence of their families and teachers. University medals and the college prizes for the best result in each department are given in the same ceremony.\n\nGraduates report to the Examination Cell by 8:30 AM with a photo identity card to collect their robe and seat number. Each graduate may bring two guests; guest passes are issued from the office until three days before the ceremony. A rehearsal takes place on the lawn on the previous afternoon, and graduates are expected to attend.\n\nIf you cannot come, you can collect your degree from the office from the following Monday.',
    time: '10:00 AM – 1:30 PM',
    venue: 'Main Lawn',
    picture: 'event-5',
  },
  {
    daysAhead: 67,
    at: '17:30',
    until: { daysAhead: 69, at: '21:30' },
    title: 'Aranya Utsav: Annual Cultural Festival',
    category: 'cultural',
    description:
      'Three evenings of music, dance, theatre and food bring the whole college together. The first evening belongs to classical and folk performances, the second to the inter-college drama competition, and the third to the band night.\n\nStudent clubs run the stalls, and everything they earn goes to the Student Welfare Fund. Entry is free with a college identity card; visitors from other colleges register at the gate.',
    time: '5:30 PM – 9:30 PM',
    venue: 'Forecourt of the Main Building',
    picture: 'event-3',
  },
  {
    daysAhead: 52,
    at: '09:30',
    title: 'National Seminar on Climate and Agriculture in the Upper Doab',
    category: 'academic',
    department: 'B.SC.',
    description:
      'Researchers, extension officers and farmers of the region discuss how changing rainfall affects wheat, sugarcane and vegetable growing, and what colleges can contribute to adaptation.\n\nThe day has a keynote address, three technical sessions and a poster session for students. Abstracts of up to 300 words are accepted by the Department of Botany until three weeks before the seminar. Participants receive a certificate.',
    time: '9:30 AM – 5:00 PM',
    venue: 'Seminar Hall',
    picture: 'event-6',
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
    daysAhead: 24,
    at: '10:00',
    title: 'Alumni Meet',
    category: 'community',
    description:
      'Former students of every batch are invited back for a day on campus. Departments hold open house in the morning; in the afternoon alumni speak with final-year students about first jobs, further study and civil service preparation.\n\nLunch is served in the courtyard. Please tell the college office that you are coming so that seating can be planned; families are welcome.',
    time: '10:00 AM – 4:00 PM',
    venue: 'Central Courtyard',
    picture: 'hero-3',
  },
  {
    daysAhead: 17,
    at: '09:00',
    title: 'Campus Placement Drive for Final-Year Students',
    category: 'placement',
    description:
      'Employers from banking, information technology, retail and education interview final-year students of B.B.A., B.C.A., B.Com., B.Sc. and the postgraduate programmes. The drive has a pre-placement talk, a written test and personal interviews on the same day.\n\nBring five printed copies of your résumé, mark sheets of all semesters and a photo identity card. Students who have attended the interview workshop are called first.',
    time: '9:00 AM – 5:30 PM',
    venue: 'Academic Block, Rooms 201–208',
    picture: 'course-mcom',
  },
  {
    daysAhead: 11,
    at: '10:00',
    title: 'Science Exhibition: Models and Experiments',
    category: 'academic',
    department: 'B.SC.',
    description:
      'Students of the science departments present more than sixty working models and experiments, from low-cost water filters and soil-testing kits to a seismograph built from scrap. Judges walk the hall from 11:00 AM, and visitors vote for the people’s choice.\n\nSchools of the district are welcome; groups of more than twenty should book a slot through the college office so that everyone can try the experiments.',
    time: '10:00 AM – 4:00 PM',
    venue: 'Exhibition Hall, Science Block',
    picture: 'event-4',
  },
  {
    daysAhead: 6,
    at: '10:30',
    title: 'Intra-College Moot Court Competition',
    category: 'academic',
    department: 'B.A.L.L.B.',
    description:
      'Sixteen teams of B.A.LL.B. students argue a problem on data protection and the right to privacy before a bench of practising advocates. Preliminary rounds run in parallel in the morning; the final is heard in the auditorium at 3:00 PM.\n\nSpectators are welcome in all rounds and are asked to be seated five minutes before the bench arrives. The winning team represents the college at the university round.',
    time: '10:30 AM – 5:00 PM',
    venue: 'Moot Court Hall and Auditorium',
    picture: 'law-gallery-1',
  },
  {
    daysAhead: 5,
    at: '11:00',
    title: 'Admissions Counselling Open Day',
    category: 'community',
    description:
      'Applicants and parents meet teachers of every programme, see the laboratories and the library, and have their documents checked before they apply. Counsellors explain eligibility, fees, scholarships and the reservation rules of the State University.\n\nPlease bring mark sheets of Class 10 and 12 in original with one photocopy. There is no fee and no appointment is needed; the last token is issued at 3:30 PM.',
    time: '11:00 AM – 4:00 PM',
    venue: 'Main Building, Ground Floor',
    picture: 'hero-1',
  },
  {
    daysAhead: 3,
    at: '09:00',
    title: 'Blood Donation Camp',
    category: 'community',
    description:
      'The National Service Scheme units and the district blood bank hold the half-yearly donation camp. Any healthy person between 18 and 65 years who weighs at least 45 kg can donate; doctors check haemoglobin and blood pressure before.\n\nEat a light breakfast and drink plenty of water. Donors receive refreshments, a certificate and a donor card.',
    time: '9:00 AM – 2:00 PM',
    venue: 'Main Building, East Wing',
    picture: 'group-other',
  },
  {
    daysAhead: 1,
    at: '14:00',
    title: 'Workshop: Writing a Résumé and Facing an Interview',
    category: 'workshop',
    description:
      'The Career Guidance Cell helps final-year students turn their marks, projects and activities into a one-page résumé. The second half is practice: short mock interviews in pairs, with feedback from teachers and alumni.\n\nBring a laptop or a printed draft. Seats are limited to sixty and are given in the order of registration.',
    time: '2:00 PM – 5:00 PM',
    venue: 'Seminar Hall',
    picture: 'law-gallery-3',
  },
  {
    daysAhead: 0,
    at: '16:30',
    title: 'Library Lecture: Reading Premchand Today',
    category: 'lecture',
    department: 'B.A.',
    description:
      'What do the villages and small towns of Premchand’s stories still tell us about work, debt and dignity? The Department of Hindi opens its series of library lectures with a reading of two short stories and a discussion with the audience.\n\nThe lecture is in Hindi and is open to all students. Copies of the stories are available at the circulation desk.',
    time: '4:30 PM – 6:00 PM',
    venue: 'Library Reading Hall',
    picture: 'hero-2',
  },
] as const satisfies readonly SampleEvent[]
