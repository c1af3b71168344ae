import type { CourseText } from './with-admission.ts'

export const bba: CourseText = {
  title: 'B.B.A.',
  fullTitle: 'Bachelor of Business Administration',
  slug: 'b.b.a.',
  group: 'professional',
  summary:
    'How organisations buy, make, sell, hire and count, learned from cases, a summer internship and projects in real firms.',
  picture: 'course-bba',
  gallery: [],
  duration: '3 years (6 semesters)',
  durationYears: '3',
  eligibility: '10+2 with 50% marks in any stream',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The B.B.A. looks at one question from many sides: how do people get something done together, at a price that somebody pays? You study marketing, finance, people and operations first separately and then in cases where all four pull in different directions.',
    },
    {
      _key: 'paragraph-2',
      text: 'Talking counts here. Most papers have a group presentation as well as the written test, and the language of the classroom is simple business English, with help for those who come from Hindi-medium schools. The market towns, factories and start-ups of the capital region are close enough to be the subject of assignments.',
    },
    {
      _key: 'paragraph-3',
      text: 'Six to eight weeks of internship between the second and the third year are compulsory. The college helps with letters and addresses; finding the firm and persuading it is part of the exercise. Digital marketing has been added as a skill course.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Principles of Management',
    },
    {
      _key: 'subject-2',
      name: 'Marketing Management',
    },
    {
      _key: 'subject-3',
      name: 'Financial Management',
    },
    {
      _key: 'subject-4',
      name: 'Human Resource Management',
    },
    {
      _key: 'subject-5',
      name: 'Organisational Behaviour',
    },
    {
      _key: 'subject-6',
      name: 'Business Statistics',
    },
    {
      _key: 'subject-7',
      name: 'Operations Management',
    },
    {
      _key: 'subject-8',
      name: 'Entrepreneurship',
    },
    {
      _key: 'subject-9',
      name: 'Digital Marketing',
    },
    {
      _key: 'subject-10',
      name: 'Business Law',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Principles of management, accounting, microeconomics and business mathematics give you the vocabulary. A course in business communication starts with e-mails and minutes and ends with a talk of ten minutes. In teams of four you describe a local business, from its supplier to its customer. The year closes with university papers and an oral presentation.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Marketing, human resources, finance and operations are taught in parallel, so that one case can be used in all four. You run a small survey, make a cash budget and plan a stock room. The skill course in digital marketing ends with a campaign for a college society or a neighbourhood shop. After the fourth semester you leave for the summer internship.',
    },
    {
      _key: 'year-3',
      name: 'Third year',
      text: 'You begin by presenting the internship report to teachers and to a manager from outside. Strategy, business law, entrepreneurship and two electives in marketing, finance or human resources follow. The main project is a business plan or a study of a firm, with figures that have to add up. Group discussions and interviews are practised with the Career Guidance Cell in the last semester.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Sales and marketing',
      text: 'Consumer goods firms, banks, online sellers and agencies take graduates as sales trainees and marketing executives.',
    },
    {
      _key: 'career-2',
      name: 'Human resources and operations',
      text: 'Recruiters, logistics firms and service centres of the capital region need coordinators who can plan, talk and keep records.',
    },
    {
      _key: 'career-3',
      name: 'MBA',
      text: 'CAT, XAT, CMAT and MAT are open to graduates of any subject; after a B.B.A. the first year of an MBA covers familiar ground.',
    },
    {
      _key: 'career-4',
      name: 'Banking and retail finance',
      text: 'Public banks recruit through IBPS and SBI; private banks and insurers interview for relationship and branch posts.',
    },
    {
      _key: 'career-5',
      name: 'Family business and start-ups',
      text: 'Students with a business at home learn to cost, market and document it; others write the plan for a first venture.',
    },
    {
      _key: 'career-6',
      name: 'Administrative posts',
      text: 'As a degree holder you may sit SSC, railway and state examinations, where numerical and reasoning papers will be familiar.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Case room',
      text: 'A long oval table with twenty seats, a screen and writable walls.',
    },
    {
      _key: 'facility-2',
      name: 'Computer laboratory',
      text: 'Spreadsheet, presentation and accounting software, and accounts for trying advertising tools.',
    },
    {
      _key: 'facility-3',
      name: 'Career Guidance Cell',
      text: 'Résumé checks, mock interviews, and letters and contacts for internships.',
    },
    {
      _key: 'facility-4',
      name: 'Management society',
      text: 'Students organise quizzes, a stall market at the annual festival and talks by people who run firms.',
    },
    {
      _key: 'facility-5',
      name: 'Industrial visits',
      text: 'At least one guided visit in each semester to a plant, a warehouse or a market.',
    },
  ],
  departmentKeyword: 'Business Administration',
}
