import { programCode } from 'contract/content/program-code'
import { courses } from '../courses.ts'
import { grievances, ofGroup, pageLink } from './starting-item.ts'

const inProspectus = {
  basis: 'required',
  rule: `${grievances} (contents of the prospectus)`,
} as const

export const academicItems = ofGroup('academics', [
  {
    title: 'Programmes',
    slug: 'programmes',
    explanation: 'Every programme that the college teaches, with its duration and who may apply.',
    links: [
      pageLink('Professional studies', '/courses/professional'),
      pageLink('Law', '/courses/law'),
      pageLink('Traditional courses', '/courses/other'),
    ],
  },
  {
    title: 'Academic calendar',
    slug: 'academic-calendar',
    explanation: 'When semesters, examinations and holidays begin and end this year.',
    links: [pageLink('Academic calendar', '/pages/academic-calendar')],
  },
  {
    ...inProspectus,
    title: 'Syllabi',
    slug: 'syllabi',
    explanation: 'The outline of the syllabus of each programme, with its hours and practicals.',
    documents: courses.map(({ title, slug, syllabus = '' }) => ({
      _key: programCode(slug),
      label: `Syllabus ${title}`,
      file: syllabus,
    })),
  },
  {
    ...inProspectus,
    title: 'Faculty',
    slug: 'faculty',
    explanation: 'Who teaches in each department, with their qualifications.',
    links: courses.map(({ title, slug }) =>
      pageLink(`Faculty of ${title}`, `/course/${slug}#faculty`),
    ),
  },
  {
    ...inProspectus,
    title: 'Campus and facilities',
    slug: 'facilities',
    explanation: 'Buildings, library, laboratories and other facilities for students.',
    links: [
      pageLink('Facilities of the college', '/#facilities'),
      pageLink('Library', '/pages/library'),
    ],
  },
  {
    title: 'Teacher education',
    slug: 'teacher-education',
    explanation:
      'For B.Ed.: the sanctioned intake, faculty, students admitted, fees and facilities, as the NCTE requires of every such college.',
    basis: 'required',
    rule: 'NCTE (Recognition Norms and Procedure) Regulations, 2014',
  },
])
