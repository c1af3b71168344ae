import type { CourseText } from './with-admission.ts'

export const ma: CourseText = {
  title: 'M.A.',
  fullTitle: 'Master of Arts',
  slug: 'm.a.',
  group: 'other',
  summary:
    'Advanced study of one subject, Hindi, English, History, Political Science, Economics or Sociology, with a dissertation.',
  picture: 'course-ma',
  gallery: [],
  duration: '2 years (4 semesters)',
  durationYears: '2',
  eligibility:
    'Bachelor’s degree with 45% marks; for Hindi and English, with the language as a subject',
  description: [
    {
      _key: 'paragraph-1',
      text: 'In the M.A. you stay with one discipline for two years and learn to work as its scholars do. The college offers Hindi, English, History, Political Science, Economics and Sociology. Classes are small enough for discussion, and students are expected to have read the text before they come.',
    },
    {
      _key: 'paragraph-2',
      text: 'Each semester has four theory papers, one of them chosen from a list of electives, and the degree ends with a dissertation. The core papers are close to the syllabus of UGC NET, and the departments hold weekly problem-solving classes for those who prepare for it.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Hindi Literature',
    },
    {
      _key: 'subject-2',
      name: 'English Literature',
    },
    {
      _key: 'subject-3',
      name: 'Modern Indian History',
    },
    {
      _key: 'subject-4',
      name: 'Political Theory',
    },
    {
      _key: 'subject-5',
      name: 'Macroeconomics',
    },
    {
      _key: 'subject-6',
      name: 'Sociological Theory',
    },
    {
      _key: 'subject-7',
      name: 'Research Methodology',
    },
    {
      _key: 'subject-8',
      name: 'Literary Criticism',
    },
    {
      _key: 'subject-9',
      name: 'Sociology of India',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Core papers lay out the discipline: its main thinkers, periods and debates, read in the original where possible. You write a term paper each semester and discuss it in a tutorial of eight to ten students. Research methodology is taught in the second semester, from framing a question to citing an archive or testing a table. By summer you have chosen a field and a supervisor.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Electives take you into a field: Dalit and women’s writing, agrarian history, Indian federalism, econometrics, the sociology of villages and towns. The dissertation runs through both semesters, with a proposal, a seminar on the draft and an oral examination by an external examiner. Postgraduate students also lead tutorials for first-year undergraduates, which is good practice for teaching. The last university examination is in early summer.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'College teaching',
      text: 'With 55% marks (50% for reserved categories) and UGC NET you are eligible for posts of Assistant Professor in colleges and universities.',
    },
    {
      _key: 'career-2',
      name: 'Research',
      text: 'The Junior Research Fellowship, awarded through UGC NET, pays for the first years of a Ph.D.; institutes also take project assistants.',
    },
    {
      _key: 'career-3',
      name: 'Senior secondary teaching',
      text: 'An M.A. with a B.Ed. qualifies you for postgraduate teacher posts in Classes 11 and 12 of state, central and private schools.',
    },
    {
      _key: 'career-4',
      name: 'Translation and official language work',
      text: 'Ministries, banks and public companies recruit translators and Hindi officers who have studied both Hindi and English.',
    },
    {
      _key: 'career-5',
      name: 'Policy and survey research',
      text: 'Think tanks, survey agencies and election studies need people who can design a questionnaire and write up what it shows.',
    },
    {
      _key: 'career-6',
      name: 'Archives, museums and publishing',
      text: 'Postgraduates in history and literature edit, catalogue and curate, often after a diploma in the field.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Research gallery',
      text: 'The upper gallery of the library is reserved for postgraduates: bound journals, dissertations of earlier years and quiet desks.',
    },
    {
      _key: 'facility-2',
      name: 'E-journals and databases',
      text: 'Journal articles and Indian theses on Shodhganga can be read at the library terminals and downloaded for study.',
    },
    {
      _key: 'facility-3',
      name: 'Postgraduate seminar room',
      text: 'A round table, a projector and a weekly slot where students present drafts to each other.',
    },
    {
      _key: 'facility-4',
      name: 'NET study group',
      text: 'Past papers, mock tests under examination conditions and teachers who go through the answers.',
    },
  ],
  departmentKeyword: 'Arts',
}
