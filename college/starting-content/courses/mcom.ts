import type { CourseText } from './with-admission.ts'

export const mcom: CourseText = {
  title: 'M.Com.',
  fullTitle: 'Master of Commerce',
  slug: 'm.com.',
  group: 'other',
  summary:
    'Two years of advanced accounting, finance, tax and research methods for future teachers, analysts and managers.',
  picture: 'course-mcom',
  gallery: [],
  duration: '2 years (4 semesters)',
  durationYears: '2',
  eligibility: 'B.Com. with 45% marks, or B.B.A. with accountancy',
  description: [
    {
      _key: 'paragraph-1',
      text: 'The M.Com. is for graduates who want to understand why the rules of accounting and finance are as they are. It moves from preparing statements to standards, valuation and policy, and from using tables to testing a hypothesis.',
    },
    {
      _key: 'paragraph-2',
      text: 'Lectures are few and reading is heavy. Cases from Indian companies, rulings of tribunals and reports of the Reserve Bank and SEBI are discussed in class, and each student presents one of them in every semester.',
    },
    {
      _key: 'paragraph-3',
      text: 'Students choose between accounting and taxation, and finance and banking, at the end of the first year. Both lead to a dissertation and prepare for UGC NET in Commerce.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Advanced Financial Accounting',
    },
    {
      _key: 'subject-2',
      name: 'Indian Accounting Standards',
    },
    {
      _key: 'subject-3',
      name: 'Financial Management',
    },
    {
      _key: 'subject-4',
      name: 'Security Analysis and Portfolio Management',
    },
    {
      _key: 'subject-5',
      name: 'Corporate Tax Planning',
    },
    {
      _key: 'subject-6',
      name: 'International Business',
    },
    {
      _key: 'subject-7',
      name: 'Managerial Economics',
    },
    {
      _key: 'subject-8',
      name: 'Quantitative Techniques',
    },
    {
      _key: 'subject-9',
      name: 'Research Methodology',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Managerial economics, organisational behaviour, quantitative techniques and advanced accounting are common to all. You learn to work with a data set in a spreadsheet and in a statistics package, and to read a standard clause by clause. Research methodology closes the year with a proposal of about ten pages. Each paper has one case presentation beside the two internal tests.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'In your specialisation you study Ind AS and corporate tax planning, or security analysis and bank management. The dissertation uses published accounts, a field survey or market data, and every student shows a draft in the seminar before handing it in. A visit to a stock broker, a cooperative or a factory connects the papers to practice. An external examiner holds the viva at the end of the fourth semester.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Teaching commerce',
      text: 'UGC NET leads to posts of Assistant Professor; with a B.Ed. you can teach Classes 11 and 12 as a postgraduate teacher.',
    },
    {
      _key: 'career-2',
      name: 'Financial analysis',
      text: 'Brokers, rating agencies and shared-service centres in the capital region employ analysts for accounts, credit and valuation.',
    },
    {
      _key: 'career-3',
      name: 'Corporate tax and compliance',
      text: 'Companies and consultants need staff for direct tax, GST audit and reporting under the accounting standards.',
    },
    {
      _key: 'career-4',
      name: 'Banking at officer level',
      text: 'Probationary and specialist officer examinations of public banks and the grade B examination of the Reserve Bank are open to postgraduates.',
    },
    {
      _key: 'career-5',
      name: 'Doctoral research',
      text: 'A Ph.D. in accounting, finance or management follows, with a fellowship for those who win JRF.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Conference room',
      text: 'Case discussions and presentations take place around one table, with a screen for figures.',
    },
    {
      _key: 'facility-2',
      name: 'Data and statistics terminals',
      text: 'Statistics software, public databases of the Reserve Bank and company filings for project work.',
    },
    {
      _key: 'facility-3',
      name: 'Journals',
      text: 'Indian journals of accounting, finance and management, and the reports of SEBI and the Reserve Bank.',
    },
    {
      _key: 'facility-4',
      name: 'Visiting practitioners',
      text: 'Chartered accountants, bankers and tax officers from the district take one session in most papers.',
    },
  ],
  departmentKeyword: 'Commerce',
}
