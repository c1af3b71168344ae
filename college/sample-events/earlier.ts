import type { SampleEvent } from './sample-event.ts'

export const earlierEvents = [
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
    picture: 'course-btc',
  },
  {
    daysAhead: -268,
    at: '10:00',
    title: 'Budget Discussion with the Department of Commerce',
    category: 'lecture',
    department: 'B.COM.',
    description:
      'Students of B.Com. and M.Com. presented what the Union Budget means for small traders, salaried families and farmers, each in ten minutes and three charts. A chartered accountant and a professor of economics answered questions from the hall.',
    time: '10:00 AM – 12:30 PM',
    venue: 'Seminar Hall',
    picture: 'event-6',
  },
  {
    daysAhead: -338,
    at: '10:00',
    title: 'After the NSS Camp: Seven Days in Rampur Khurd',
    category: 'community',
    description:
      'Fifty volunteers told the college about their week in the adopted village: they repaired the school library, ran a health check with the primary health centre and surveyed hand pumps for arsenic and iron. A street play from the evenings in the village closed the morning.\n\nThe survey report has been handed to the Gram Panchayat and is kept in the college library.',
    time: '10:00 AM – 12:30 PM',
    venue: 'Auditorium',
    picture: 'event-1',
  },
  {
    daysAhead: -447,
    at: '10:00',
    title: 'Convocation and Prize Distribution',
    category: 'academic',
    description:
      'Degrees were conferred on 486 graduates on the main lawn. The ceremony ended with the national anthem and a group photograph of every department on the steps of the main building.\n\nPhotographs can be ordered from the office until the end of the semester.',
    time: '10:00 AM – 1:30 PM',
    venue: 'Main Lawn',
    picture: 'event-5',
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
    picture: 'hero-4',
  },
  {
    daysAhead: -718,
    at: '08:00',
    title: 'Inter-Department Athletics Meet',
    category: 'sports',
    description:
      'Eleven departments competed in sprints, hurdles, long jump and shot put. The Department of Arts took the rolling trophy by four points after the last relay.\n\nTwo college records fell on the day: the women’s 400 metres and the men’s triple jump.',
    time: '8:00 AM – 3:00 PM',
    venue: 'Sports Ground',
    picture: 'event-2',
  },
] as const satisfies readonly SampleEvent[]
