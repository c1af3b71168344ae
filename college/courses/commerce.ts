import type { CourseText } from './course-text.ts'

export const commerce = {
  'b.com.': {
    duration: '3 years (6 semesters)',
    eligibility: '10+2 in any stream; a bridge paper in accountancy for those without commerce',
    summary:
      'Accounting, taxation, law and finance for those who will keep, check or manage the books of a business.',
    description: [
      'A firm knows where it stands from its books. The B.Com. teaches you to write them, read them and ask the right questions about them, and it adds the law, tax and banking without which no account is complete.',
      'Accounts are taught on paper first and then on the computer. From the third semester you record a year of a sample business in accounting software, file mock GST returns and fill in income tax forms for salaried and business cases. Students from science or arts take a bridge paper in accountancy in the first semester.',
      'Many students prepare for CA, CMA or CS at the same time. The timetable keeps lectures in the morning, and teachers point out where a university paper and a professional paper cover the same ground.',
    ],
    subjects: [
      'Financial Accounting',
      'Corporate Accounting',
      'Cost and Management Accounting',
      'Income Tax',
      'Goods and Services Tax',
      'Business Law and Company Law',
      'Auditing',
      'Business Statistics',
      'Banking and Insurance',
      'Business Economics',
    ],
    years: [
      {
        name: 'First year',
        text: 'Journal, ledger, trial balance and final accounts are practised until they are routine. Business law, economics and organisation explain what stands behind an entry, and business statistics brings averages, index numbers and simple charts. A skill course introduces spreadsheets and accounting software. You sit internal tests twice a semester and hand in one set of books for marking.',
      },
      {
        name: 'Second year',
        text: 'Company accounts, cost accounting and income tax make up the core. You compute the tax of real-looking cases, prepare cost sheets and read the published accounts of an Indian company. GST is taught with the portal’s own forms. In the summer students spend four weeks with a trader, a tax practitioner or a cooperative bank and write a report.',
      },
      {
        name: 'Third year',
        text: 'Auditing, management accounting and financial management teach you to judge figures and not only to produce them. Electives turn towards banking, e-commerce or financial markets. A project analyses three years of accounts of one firm and is defended in a viva. Practice for bank, SSC and M.Com. entrance tests continues until the final examination.',
      },
    ],
    careerProspects: [
      {
        name: 'Chartered Accountant, CMA or Company Secretary',
        text: 'Commerce graduates with 55% marks may enter CA at the Intermediate level directly, and the institutes of cost accountants and company secretaries have similar routes.',
      },
      {
        name: 'Accounts and tax offices',
        text: 'Firms of every size need people for bookkeeping, GST returns, payroll and tax filing.',
      },
      {
        name: 'Banks and insurance',
        text: 'IBPS, SBI and LIC examinations for clerks, officers and assistants ask for a degree; the interview often turns to banking and accounts.',
      },
      {
        name: 'Government accounts and audit',
        text: 'SSC CGL leads to posts of auditor, accountant and tax inspector; state treasuries recruit through their own tests.',
      },
      {
        name: 'A business of one’s own',
        text: 'Many students join or start a shop, a workshop or an online store and do its books themselves.',
      },
      {
        name: 'Further study',
        text: 'M.Com., MBA through CAT or CMAT, LL.B. and B.Ed. for commerce teachers are the usual next steps.',
      },
    ],
    facilities: [
      {
        name: 'Commerce laboratory',
        text: 'Computers with accounting software and specimen vouchers, cheques, tax forms and share certificates.',
      },
      {
        name: 'Tax and accounts shelf',
        text: 'Current bare acts, ready reckoners, study material of the professional institutes and annual reports.',
      },
      {
        name: 'Business newspapers',
        text: 'Two financial dailies and the main business magazines lie in the reading hall every morning.',
      },
      {
        name: 'Budget discussion',
        text: 'Every year students present what the Union Budget changes for traders, families and farmers.',
      },
    ],
    picture: 'course-bcom',
  },
  'm.com.': {
    duration: '2 years (4 semesters)',
    eligibility: 'B.Com. with 45% marks, or B.B.A. with accountancy',
    summary:
      'Two years of advanced accounting, finance, tax and research methods for future teachers, analysts and managers.',
    description: [
      'The M.Com. is for graduates who want to understand why the rules of accounting and finance are as they are. It moves from preparing statements to standards, valuation and policy, and from using tables to testing a hypothesis.',
      'Lectures are few and reading is heavy. Cases from Indian companies, rulings of tribunals and reports of the Reserve Bank and SEBI are discussed in class, and each student presents one of them in every semester.',
      'Students choose between accounting and taxation, and finance and banking, at the end of the first year. Both lead to a dissertation and prepare for UGC NET in Commerce.',
    ],
    subjects: [
      'Advanced Financial Accounting',
      'Indian Accounting Standards',
      'Financial Management',
      'Security Analysis and Portfolio Management',
      'Corporate Tax Planning',
      'International Business',
      'Managerial Economics',
      'Quantitative Techniques',
      'Research Methodology',
    ],
    years: [
      {
        name: 'First year',
        text: 'Managerial economics, organisational behaviour, quantitative techniques and advanced accounting are common to all. You learn to work with a data set in a spreadsheet and in a statistics package, and to read a standard clause by clause. Research methodology closes the year with a proposal of about ten pages. Each paper has one case presentation beside the two internal tests.',
      },
      {
        name: 'Second year',
        text: 'In your specialisation you study Ind AS and corporate tax planning, or security analysis and bank management. The dissertation uses published accounts, a field survey or market data, and every student shows a draft in the seminar before handing it in. A visit to a stock broker, a cooperative or a factory connects the papers to practice. An external examiner holds the viva at the end of the fourth semester.',
      },
    ],
    careerProspects: [
      {
        name: 'Teaching commerce',
        text: 'UGC NET leads to posts of Assistant Professor; with a B.Ed. you can teach Classes 11 and 12 as a postgraduate teacher.',
      },
      {
        name: 'Financial analysis',
        text: 'Brokers, rating agencies and shared-service centres in the capital region employ analysts for accounts, credit and valuation.',
      },
      {
        name: 'Corporate tax and compliance',
        text: 'Companies and consultants need staff for direct tax, GST audit and reporting under the accounting standards.',
      },
      {
        name: 'Banking at officer level',
        text: 'Probationary and specialist officer examinations of public banks and the grade B examination of the Reserve Bank are open to postgraduates.',
      },
      {
        name: 'Doctoral research',
        text: 'A Ph.D. in accounting, finance or management follows, with a fellowship for those who win JRF.',
      },
    ],
    facilities: [
      {
        name: 'Conference room',
        text: 'Case discussions and presentations take place around one table, with a screen for figures.',
      },
      {
        name: 'Data and statistics terminals',
        text: 'Statistics software, public databases of the Reserve Bank and company filings for project work.',
      },
      {
        name: 'Journals',
        text: 'Indian journals of accounting, finance and management, and the reports of SEBI and the Reserve Bank.',
      },
      {
        name: 'Visiting practitioners',
        text: 'Chartered accountants, bankers and tax officers of the district take one session in most papers.',
      },
    ],
    picture: 'course-mcom',
  },
} as const satisfies Record<string, CourseText>
