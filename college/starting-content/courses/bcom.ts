import type { CourseText } from './with-admission.ts'

export const bcom: CourseText = {
  title: 'B.Com.',
  fullTitle: 'Bachelor of Commerce',
  slug: 'b.com.',
  group: 'other',
  summary:
    'Accounting, taxation, law and finance for those who will keep, check or manage the books of a business.',
  picture: 'course-bcom',
  gallery: [],
  duration: '3 years (6 semesters)',
  durationYears: '3',
  eligibility: '10+2 in any stream; a bridge paper in accountancy for those without commerce',
  description: [
    {
      _key: 'paragraph-1',
      text: 'A firm knows where it stands from its books. The B.Com. teaches you to write them, read them and ask the right questions about them, and it adds the law, tax and banking without which no account is complete.',
    },
    {
      _key: 'paragraph-2',
      text: 'Accounts are taught on paper first and then on the computer. From the third semester you record a year of a sample business in accounting software, file mock GST returns and fill in income tax forms for salaried and business cases. Students from science or arts take a bridge paper in accountancy in the first semester.',
    },
    {
      _key: 'paragraph-3',
      text: 'Many students prepare for CA, CMA or CS at the same time. The timetable keeps lectures in the morning, and teachers point out where a university paper and a professional paper cover the same ground.',
    },
  ],
  subjects: [
    {
      _key: 'subject-1',
      name: 'Financial Accounting',
    },
    {
      _key: 'subject-2',
      name: 'Corporate Accounting',
    },
    {
      _key: 'subject-3',
      name: 'Cost and Management Accounting',
    },
    {
      _key: 'subject-4',
      name: 'Income Tax',
    },
    {
      _key: 'subject-5',
      name: 'Goods and Services Tax',
    },
    {
      _key: 'subject-6',
      name: 'Business Law and Company Law',
    },
    {
      _key: 'subject-7',
      name: 'Auditing',
    },
    {
      _key: 'subject-8',
      name: 'Business Statistics',
    },
    {
      _key: 'subject-9',
      name: 'Banking and Insurance',
    },
    {
      _key: 'subject-10',
      name: 'Business Economics',
    },
  ],
  years: [
    {
      _key: 'year-1',
      name: 'First year',
      text: 'Journal, ledger, trial balance and final accounts are practised until they are routine. Business law, economics and organisation explain what stands behind an entry, and business statistics brings averages, index numbers and simple charts. A skill course introduces spreadsheets and accounting software. You sit internal tests twice a semester and hand in one set of books for marking.',
    },
    {
      _key: 'year-2',
      name: 'Second year',
      text: 'Company accounts, cost accounting and income tax make up the core. You compute the tax of real-looking cases, prepare cost sheets and read the published accounts of an Indian company. GST is taught with the portal’s own forms. In the summer students spend four weeks with a trader, a tax practitioner or a cooperative bank and write a report.',
    },
    {
      _key: 'year-3',
      name: 'Third year',
      text: 'Auditing, management accounting and financial management teach you to judge figures and not only to produce them. Electives turn towards banking, e-commerce or financial markets. A project analyses three years of accounts of one firm and is defended in a viva. Practice for bank, SSC and M.Com. entrance tests continues until the final examination.',
    },
  ],
  careerProspects: [
    {
      _key: 'career-1',
      name: 'Chartered Accountant, CMA or Company Secretary',
      text: 'Commerce graduates with 55% marks may enter CA at the Intermediate level directly, and the institutes of cost accountants and company secretaries have similar routes.',
    },
    {
      _key: 'career-2',
      name: 'Accounts and tax offices',
      text: 'Firms of every size need people for bookkeeping, GST returns, payroll and tax filing.',
    },
    {
      _key: 'career-3',
      name: 'Banks and insurance',
      text: 'IBPS, SBI and LIC examinations for clerks, officers and assistants ask for a degree; the interview often turns to banking and accounts.',
    },
    {
      _key: 'career-4',
      name: 'Government accounts and audit',
      text: 'SSC CGL leads to posts of auditor, accountant and tax inspector; state treasuries recruit through their own tests.',
    },
    {
      _key: 'career-5',
      name: 'A business of one’s own',
      text: 'Many students join or start a shop, a workshop or an online store and do its books themselves.',
    },
    {
      _key: 'career-6',
      name: 'Further study',
      text: 'M.Com., MBA through CAT or CMAT, LL.B. and B.Ed. for commerce teachers are the usual next steps.',
    },
  ],
  facilities: [
    {
      _key: 'facility-1',
      name: 'Commerce laboratory',
      text: 'Computers with accounting software and specimen vouchers, cheques, tax forms and share certificates.',
    },
    {
      _key: 'facility-2',
      name: 'Tax and accounts shelf',
      text: 'Current bare acts, ready reckoners, study material of the professional institutes and annual reports.',
    },
    {
      _key: 'facility-3',
      name: 'Business newspapers',
      text: 'Two financial dailies and the main business magazines lie in the reading hall every morning.',
    },
    {
      _key: 'facility-4',
      name: 'Budget discussion',
      text: 'Every year students present what the Union Budget changes for traders, families and farmers.',
    },
  ],
  departmentKeyword: 'Commerce',
}
