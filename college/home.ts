import type { CampusPictureKey } from './campus-pictures.ts'
import type { Topic } from './courses/course-text.ts'

/** A line of the ticker on the home page; with a path it is a link. */
export type Announcement = { text: string; path?: `/${string}` }

export const announcements: readonly Announcement[] = [
  {
    text: 'Admissions open: ask the office for the form of any of our eleven courses.',
    path: '/contact#message',
  },
  {
    text: 'Prospectus: collect it from the office, or write to us for a copy by post.',
    path: '/contact#message',
  },
  {
    text: 'Scholarships: the office helps you apply on the state scholarship portal.',
    path: '/contact#message',
  },
  {
    text: 'New courses: data analytics for B.C.A. and digital marketing for B.B.A. students.',
    path: '/courses/professional',
  },
  {
    text: 'Campus tour: walk through the college with a student guide; book a time.',
    path: '/contact#message',
  },
  {
    text: 'Career counselling: talks and workshops of the Career Guidance Cell are under Events.',
    path: '/events',
  },
]

/** The three cards of the home page, at the anchor `/#facilities`. */
export const facilities = [
  {
    name: 'Library',
    text: 'Textbooks, reference works, newspapers and journals in Hindi and English stand on open shelves around the reading hall. Students borrow with their library card and use the catalogue and e-journals at the terminals. Law has a library of its own.',
    picture: 'facility-library',
  },
  {
    name: 'Science Labs',
    text: 'Physics, chemistry, botany and zoology have separate laboratories, and computing has rooms with one machine for each student. Practical classes are held in small groups, so that everybody handles the apparatus.',
    picture: 'facility-labs',
  },
  {
    name: 'Sports Complex',
    text: 'A running track, a football field, a basketball court and a kabaddi ground lie beside the pavilion. The Physical Education office lends equipment, trains the college teams and holds trials at the start of every year.',
    picture: 'facility-sports',
  },
] as const satisfies readonly (Topic & { picture: CampusPictureKey })[]

/** What the home page says of the college: paragraphs. */
export const welcome: readonly string[] = [
  'Aranya Degree College opened in 1995 with two courses, so that young people of the canal villages and of the town could take a degree without leaving home. Today eleven courses share the campus, from B.A. and B.Sc. to B.Ed. and B.A.LL.B.',
  'The college is not run for profit. Fees follow the rules of the State University, teachers know their students by name, and what is taught in class is tried out in laboratories, schools, offices and courts near by.',
]
