import type { CourseText } from './course-text.ts'

export const management = {
  'b.b.a.': {
    duration: '3 years (6 semesters)',
    eligibility: '10+2 with 50% marks in any stream',
    summary:
      'How organisations buy, make, sell, hire and count, learned from cases, a summer internship and projects in real firms.',
    description: [
      'The B.B.A. looks at one question from many sides: how do people get something done together, at a price that somebody pays? You study marketing, finance, people and operations first separately and then in cases where all four pull in different directions.',
      'Talking counts here. Most papers have a group presentation beside the written test, and the language of the classroom is simple business English, with help for those who come from Hindi-medium schools. The market towns, factories and start-ups of the capital region are close enough to be the subject of assignments.',
      'Six to eight weeks of internship between the second and the third year are compulsory. The college helps with letters and addresses; finding the firm and persuading it is part of the exercise. Digital marketing has been added as a skill course.',
    ],
    subjects: [
      'Principles of Management',
      'Marketing Management',
      'Financial Management',
      'Human Resource Management',
      'Organisational Behaviour',
      'Business Statistics',
      'Operations Management',
      'Entrepreneurship',
      'Digital Marketing',
      'Business Law',
    ],
    years: [
      {
        name: 'First year',
        text: 'Principles of management, accounting, microeconomics and business mathematics give you the vocabulary. A course in business communication starts with e-mails and minutes and ends with a talk of ten minutes. In teams of four you describe a local business, from its supplier to its customer. The year closes with university papers and an oral presentation.',
      },
      {
        name: 'Second year',
        text: 'Marketing, human resources, finance and operations are taught in parallel, so that one case can be used in all four. You run a small survey, make a cash budget and plan a stock room. The skill course in digital marketing ends with a campaign for a college society or a neighbourhood shop. After the fourth semester you leave for the summer internship.',
      },
      {
        name: 'Third year',
        text: 'You begin by presenting the internship report to teachers and to a manager from outside. Strategy, business law, entrepreneurship and two electives in marketing, finance or human resources follow. The main project is a business plan or a study of a firm, with figures that have to add up. Group discussions and interviews are practised with the Career Guidance Cell in the last semester.',
      },
    ],
    careerProspects: [
      {
        name: 'Sales and marketing',
        text: 'Consumer goods firms, banks, online sellers and agencies take graduates as sales trainees and marketing executives.',
      },
      {
        name: 'Human resources and operations',
        text: 'Recruiters, logistics firms and service centres of the capital region need coordinators who can plan, talk and keep records.',
      },
      {
        name: 'MBA',
        text: 'CAT, XAT, CMAT and MAT are open to graduates of any subject; after a B.B.A. the first year of an MBA covers familiar ground.',
      },
      {
        name: 'Banking and retail finance',
        text: 'Public banks recruit through IBPS and SBI; private banks and insurers interview for relationship and branch posts.',
      },
      {
        name: 'Family business and start-ups',
        text: 'Students with a business at home learn to cost, market and document it; others write the plan for a first venture.',
      },
      {
        name: 'Administrative posts',
        text: 'As a degree holder you may sit SSC, railway and state examinations, where numerical and reasoning papers will be familiar.',
      },
    ],
    facilities: [
      {
        name: 'Case room',
        text: 'A long oval table with twenty seats, a screen and writable walls.',
      },
      {
        name: 'Computer laboratory',
        text: 'Spreadsheet, presentation and accounting software, and accounts for trying advertising tools.',
      },
      {
        name: 'Career Guidance Cell',
        text: 'Résumé checks, mock interviews, and letters and contacts for internships.',
      },
      {
        name: 'Management society',
        text: 'Students organise quizzes, a stall market at the annual festival and talks by people who run firms.',
      },
      {
        name: 'Industrial visits',
        text: 'At least one guided visit in each semester to a plant, a warehouse or a market.',
      },
    ],
    picture: 'course-bba',
  },
} as const satisfies Record<string, CourseText>
