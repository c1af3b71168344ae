import type { ContentOf } from 'contract/content/types'

const other: ContentOf<'courseGroup'> = {
  title: 'Traditional Courses',
  slug: 'other',
  picture: 'group-other',
  summary:
    'B.A., B.Sc. and B.Com., and the master’s degrees that follow them: the oldest departments of the college.',
  description: [
    {
      _key: 'paragraph-1',
      text: 'Arts, science and commerce are the oldest departments of the college and still teach most of its students. The three-year degrees combine subjects in many ways, so that a student of history can take a minor in commerce and a student of chemistry a paper in economics.',
    },
    {
      _key: 'paragraph-2',
      text: 'M.A., M.Sc. and M.Com. continue on the same campus, often with the same teachers. A student who enters after Class 12 can stay for five years and leave with a dissertation and a master’s degree.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Library and reading hall',
      text: 'Textbooks for every paper, reference works and e-journals, with a gallery for postgraduates.',
    },
    {
      _key: 'facility-2',
      name: 'Science block',
      text: 'Separate laboratories for physics, chemistry, botany and zoology, and an instrument room.',
    },
    {
      _key: 'facility-3',
      name: 'Language and geography laboratories',
      text: 'Listening booths for spoken English and Hindi, maps and survey instruments for field work.',
    },
    {
      _key: 'facility-4',
      name: 'Commerce laboratory',
      text: 'Computers with accounting software, and the forms that offices really use.',
    },
    {
      _key: 'facility-5',
      name: 'NSS and societies',
      text: 'Two units of the National Service Scheme, and societies for literature, science, theatre and debate.',
    },
  ],
}

const professional: ContentOf<'courseGroup'> = {
  title: 'College of Professional Studies',
  slug: 'professional',
  picture: 'group-professional',
  summary:
    'B.B.A., B.C.A., B.Ed. and D.El.Ed.: four courses that lead to a particular kind of work, with practice in firms and schools.',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The College of Professional Studies brings together the courses that aim at one kind of work: managing, programming and teaching. Each of them has a fixed timetable, practical hours from the first week and a long internship outside the campus.',
    },
    {
      _key: 'paragraph-2',
      text: 'B.B.A. and B.C.A. follow Class 12. B.Ed. and D.El.Ed. (long known as B.T.C.) follow a bachelor’s degree and admit through the state’s own procedures, so please ask the office for this year’s dates.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Academic block',
      text: 'Classrooms with projectors, a case room, and staff rooms where teachers can be found between lectures.',
    },
    {
      _key: 'facility-2',
      name: 'Computer laboratories',
      text: 'One machine for each student in practical classes, and a project room that stays open until evening.',
    },
    {
      _key: 'facility-3',
      name: 'Teaching resource room',
      text: 'Models, charts, children’s books and recording equipment for student teachers.',
    },
    {
      _key: 'facility-4',
      name: 'Partner firms and schools',
      text: 'Twenty schools for teaching practice, and local businesses for internships and visits.',
    },
    {
      _key: 'facility-5',
      name: 'Career Guidance Cell',
      text: 'Workshops on résumés and interviews, and a placement drive for final-year students.',
    },
  ],
}

const law: ContentOf<'courseGroup'> = {
  title: 'College of Law',
  slug: 'law',
  picture: 'group-law',
  summary:
    'The five-year B.A.LL.B. under the rules of the Bar Council of India, with a moot court hall, a law library and a legal aid clinic.',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The College of Law teaches one course, the integrated B.A.LL.B., and gives it a wing of its own: moot court hall, library, seminar hall and classrooms around the arcaded courtyard.',
    },
    {
      _key: 'paragraph-2',
      text: 'Its teachers are joined by practising advocates for procedure and drafting. Students meet the law outside the books too, in the district court, in the legal aid clinic and at camps in nearby villages.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Moot court hall',
      text: 'Used for clinical papers, trial practice and the intra-college competition.',
    },
    {
      _key: 'facility-2',
      name: 'Law library',
      text: 'Law reports, journals, bare acts and databases, with long tables for group work.',
    },
    {
      _key: 'facility-3',
      name: 'Legal aid clinic',
      text: 'Free legal advice for the public every Friday afternoon, with the District Legal Services Authority.',
    },
    {
      _key: 'facility-4',
      name: 'Court and chamber visits',
      text: 'Placements with trial lawyers and legal services, arranged from the first year on.',
    },
  ],
}

/** In menu order. */
export const courseGroups: readonly ContentOf<'courseGroup'>[] = [other, professional, law]
