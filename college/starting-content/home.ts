import type { Home } from 'contract/content/home'
import { nextSession, writtenInSession } from '../academic-year.ts'

export const startingHome: Home = {
  announcements: [
    {
      _key: 'news-1',
      text: `Admissions open on ${writtenInSession('05-01')}: see seats, dates and documents of our eleven courses.`,
      place: '/pages/admission',
    },
    {
      _key: 'news-2',
      text: `Prospectus ${nextSession}: download it, or collect a printed copy from the office.`,
      place: '/pages/admission',
    },
    {
      _key: 'news-3',
      text: 'Scholarships: who can apply, how much, and by when. The scholarship desk helps you.',
      place: '/pages/scholarships',
    },
    {
      _key: 'news-4',
      text: 'New courses: data analytics for B.C.A. and digital marketing for B.B.A. students.',
      place: '/courses/professional',
    },
    {
      _key: 'news-5',
      text: 'Campus tour: walk through the college with a student guide; book a time.',
      place: '/contact#message',
    },
    {
      _key: 'news-6',
      text: 'Career counselling: find talks and workshops by the Career Guidance Cell under Events.',
      place: '/events',
    },
  ],
  coursesTitle: 'Find your course',
  aboveFacilities: 'On the campus',
  aboveEvents: 'On the calendar',
  sections: [
    { _key: 'section-1', section: 'news' },
    { _key: 'section-2', section: 'quickLinks' },
    { _key: 'section-3', section: 'notices' },
    { _key: 'section-4', section: 'events' },
    { _key: 'section-5', section: 'courses' },
    { _key: 'section-6', section: 'welcome' },
    { _key: 'section-7', section: 'facilities' },
  ],
  welcome: [
    {
      _key: 'welcome-1',
      text: 'Aranya Degree College opened in 1995 with two courses, so that young people from the canal villages and the town could take a degree without leaving home. Today eleven courses share the campus, from B.A. and B.Sc. to B.Ed. and B.A.LL.B.',
    },
    {
      _key: 'welcome-2',
      text: 'The college is not run for profit. Fees follow the rules of the university, teachers know their students by name, and what is taught in class is tried out in laboratories and in nearby schools, offices and courts.',
    },
  ],
}
