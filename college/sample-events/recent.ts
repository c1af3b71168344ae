import type { SampleEvent } from './sample-event.ts'

export const recentEvents = [
  {
    daysAhead: -6,
    at: '07:30',
    title: 'NSS Cleanliness and Tree Plantation Drive',
    category: 'community',
    description:
      'Volunteers of both National Service Scheme units cleaned the canal path from the college gate to the bridge and planted 150 saplings of neem, jamun and arjun around the academic block. Each department has adopted a row and waters it for the next two years.\n\nGloves and tools were provided by the municipal office, and the collected plastic went to the district recycling centre.',
    time: '7:30 AM – 11:00 AM',
    venue: 'Canal Road and Academic Block',
    picture: 'group-professional',
  },
  {
    daysAhead: -19,
    at: '09:30',
    title: 'Inter-College Kabaddi and Basketball Tournament',
    category: 'sports',
    description:
      'Teams of fourteen affiliated colleges played on our grounds. The women’s kabaddi team of the college reached the final after three close matches; the basketball title stays with last year’s winners.\n\nThe Physical Education office thanks the volunteers who kept score, water and first aid running from morning to evening.',
    time: '9:30 AM – 5:30 PM',
    venue: 'Sports Ground',
    picture: 'hero-5',
  },
  {
    daysAhead: -41,
    at: '17:00',
    title: 'Kavi Sammelan: An Evening of Hindi Poetry',
    category: 'cultural',
    department: 'B.A.',
    description:
      'Six poets of the region and ten students read from their work under strings of lamps before the main building. Satire, ghazals and new verse kept the benches full until the last reading.\n\nThe student poems are printed in the next issue of the college magazine.',
    time: '5:00 PM – 8:30 PM',
    venue: 'Forecourt of the Main Building',
    picture: 'event-3',
  },
  {
    daysAhead: -63,
    at: '10:00',
    title: 'Orientation for First-Year Students',
    category: 'academic',
    description:
      'New students met their departments, learnt how attendance, internal assessment and the examination calendar work, and collected their identity and library cards. Seniors led small groups through the campus.\n\nThose who missed the day can collect the handbook from the office and join the library tour held every Saturday.',
    time: '10:00 AM – 1:00 PM',
    venue: 'Auditorium',
    picture: 'event-1',
  },
  {
    daysAhead: -97,
    at: '10:30',
    title: 'Legal Aid Camp in Rampur Khurd',
    category: 'community',
    department: 'B.A.L.L.B.',
    description:
      'Students of the College of Law, guided by their teachers and panel lawyers of the District Legal Services Authority, advised more than eighty villagers on land records, pensions and domestic violence. Follow-up dates were fixed for cases that need papers from the tehsil.\n\nThe legal aid clinic on campus stays open every Friday from 2:00 PM.',
    time: '10:30 AM – 3:30 PM',
    venue: 'Panchayat Bhawan, Rampur Khurd',
    picture: 'course-law',
  },
  {
    daysAhead: -142,
    at: '09:30',
    until: { daysAhead: -141, at: '09:30' },
    title: 'CodeFest: 24-Hour Programming Contest',
    category: 'workshop',
    department: 'B.C.A.',
    description:
      'Thirty-two teams of B.C.A. and B.Sc. students built small programs for real offices of the district: a queue display for the health centre, a bus pass form, a stock register for self-help groups. Teachers of Computer Science and two invited engineers judged the results.\n\nThe three best programs are being completed as semester projects.',
    time: 'From 9:30 AM, for 24 hours',
    venue: 'Computer Laboratory',
    picture: 'event-7',
  },
] as const satisfies readonly SampleEvent[]
