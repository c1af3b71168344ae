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
  },
  {
    ...inProspectus,
    title: 'Syllabi',
    slug: 'syllabi',
    explanation: 'The outline of the syllabus of each programme, with its hours and practicals.',
  },
  {
    ...inProspectus,
    title: 'Faculty',
    slug: 'faculty',
    explanation: 'Who teaches in each department, with their qualifications.',
  },
  {
    ...inProspectus,
    title: 'Campus and facilities',
    slug: 'facilities',
    explanation: 'Buildings, library, laboratories and other facilities for students.',
    links: [pageLink('Facilities of the college', '/#facilities')],
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
