import type { SampleEvent } from './sample-event.ts'
import { students } from './students.ts'

export const pastEvents = [
  {
    daysAhead: -6,
    at: '07:30',
    title: 'NSS Cleanliness and Tree Plantation Drive',
    category: 'community',
    description:
      'Volunteers of both National Service Scheme units cleaned the canal path from the college gate to the bridge and planted 150 saplings of neem, jamun and arjun around the academic block. Each department has adopted a row and waters it for the next two years.\n\nGloves and tools were provided by the municipal office, and the collected plastic, eleven sacks of it, went to the district recycling centre.',
    time: '7:30 AM – 11:00 AM',
    venue: 'Canal Road and Academic Block',
  },
  {
    daysAhead: -31,
    at: '10:00',
    until: { at: '16:30' },
    title: 'Inter-College Debate: Should Every Degree Include a Trade?',
    category: 'academic',
    description:
      'Twenty-two speakers from eleven colleges debated in Hindi and English whether every degree should include a trade. The house voted for the motion by 214 to 167, after three rounds in the seminar hall and a final before a full auditorium.\n\nThe trophy went to Nidhi Tomar and Arjun Nair of this college; the prize for the best speech in Hindi went to Ayesha Parveen, for ten minutes on what her father, a weaver, would have studied.\n\nCertificates for all who spoke, judged or helped are ready at the office. Each has a code that anyone can check on this website.',
    time: '10:00 AM – 4:30 PM',
    venue: 'Auditorium and Seminar Hall',
    openTo: 'Was open to students of all colleges',
    picture: 'event-1',
    photos: ['law-gallery-3', 'law-gallery-4'],
    registration: {
      capacity: 24,
      audience: 'anybody',
      questions: [],
      consent: '',
      registered: students.slice(0, 20),
      waiting: [],
    },
    certificates: {
      signedBy: 'Sudha Rastogi',
      signedAs: 'Principal',
      given: students.slice(2, 18),
    },
  },
  {
    daysAhead: -52,
    at: '17:00',
    title: 'Kavi Sammelan: An Evening of Hindi Poetry',
    category: 'cultural',
    department: 'B.A.',
    description:
      'Six poets from the region and ten students read from their work under strings of lamps before the main building. Satire, ghazals and new verse kept the benches full until the last reading.\n\nThe student poems are printed in the next issue of the college magazine.',
    time: '5:00 PM – 8:30 PM',
    venue: 'Forecourt of the Main Building',
  },
  {
    daysAhead: -79,
    at: '10:00',
    title: 'Orientation for New Students',
    category: 'academic',
    description:
      'New students met their departments, learnt how attendance, internal assessment and the examination calendar work, and collected their identity and library cards. Seniors led small groups through the campus.\n\nThose who missed the day can collect the handbook from the office and join the library tour held every Saturday.',
    time: '10:00 AM – 1:00 PM',
    venue: 'Auditorium',
    openTo: 'Was open to new students and their parents',
  },
  {
    daysAhead: -142,
    at: '09:30',
    until: { daysLater: 1, at: '09:30' },
    title: 'CodeFest: 24-Hour Programming Contest',
    category: 'workshop',
    department: 'B.C.A.',
    description:
      'Thirty-two teams of B.C.A. and B.Sc. students built small programs for real offices in the district: a queue display for the health centre, a bus pass form, a stock register for self-help groups. Teachers of Computer Science and two invited engineers judged the results.\n\nThe queue display won, and has been running at the health centre since. The three best programs were completed as semester projects.',
    venue: 'Computer Laboratory 1',
  },
  {
    daysAhead: -205,
    at: '11:00',
    title: 'Teaching Practice Exhibition by B.Ed. Students',
    category: 'academic',
    department: 'B.ED.',
    description:
      'Student teachers showed the charts, models, puppets and games they used in twenty partner schools. Heads of the schools joined a round table on what helps children read with confidence by Class 3.\n\nThe best teaching aids stay in the resource room, where every student of education can borrow them.',
    time: '11:00 AM – 3:00 PM',
    venue: 'Department of Education',
  },
  {
    daysAhead: -277,
    at: '10:00',
    title: 'Convocation and Prize Distribution',
    category: 'academic',
    description:
      'Degrees were conferred on 486 graduates on the main lawn, 271 of them women. The ceremony ended with the national anthem and a group photograph of every department on the steps of the main building.\n\nPhotographs could be ordered from the office until the end of the semester.',
    time: '10:00 AM – 1:30 PM',
    venue: 'Main Lawn',
  },
  {
    daysAhead: -571,
    at: '11:00',
    title: 'Inauguration of the Renovated Science Laboratories',
    category: 'academic',
    department: 'B.SC.',
    description:
      'The chemistry and botany laboratories reopened with new benches, fume cupboards and a separate instrument room. Students of B.Sc. and M.Sc. demonstrated titration, chromatography and plant tissue culture to the guests.\n\nPractical classes have since been held in smaller groups, so that every student works with their own set of apparatus.',
    time: '11:00 AM – 1:00 PM',
    venue: 'Science Block',
  },
] as const satisfies readonly SampleEvent[]
