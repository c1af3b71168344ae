import { sessionName } from '../../academic-year.ts'
import { qualityCell } from '../tables/committees.ts'
import { committeeBody, sectionOf } from './committee-table.ts'
import { ofGroup } from './starting-item.ts'

export const reportItems = ofGroup('reports', [
  {
    title: 'Annual reports',
    slug: 'annual-reports',
    explanation: 'What the college did in each year.',
  },
  {
    title: 'Annual accounts',
    slug: 'annual-accounts',
    explanation: 'The audited accounts of each year.',
    documents: [
      {
        _key: 'last-year',
        label: `Audited statement of accounts ${sessionName(-1)}`,
        file: 'audited-statement',
      },
    ],
  },
  {
    title: 'Accreditation by the NAAC',
    slug: 'naac',
    explanation:
      'The certificate with its grade and how long it is valid, and the self-study report.',
    body: sectionOf(
      'Placeholder: enter the grade, the cycle and the last day of validity, and attach the certificate. The sample college claims no grade.',
    ),
  },
  {
    title: 'Internal Quality Assurance Cell',
    slug: 'iqac',
    explanation: 'The members of the IQAC, and the minutes of its meetings.',
    body: committeeBody(qualityCell),
    rule: 'NAAC guidelines for the creation of the IQAC and submission of the AQAR',
  },
  {
    title: 'Annual quality assurance reports',
    slug: 'aqar',
    explanation: 'The AQAR of each year.',
    rule: 'NAAC guidelines for the creation of the IQAC and submission of the AQAR',
  },
  {
    title: 'National Institutional Ranking Framework',
    slug: 'nirf',
    explanation: 'The data the college has submitted to the NIRF, if it takes part.',
  },
  {
    title: 'All India Survey on Higher Education',
    slug: 'aishe',
    explanation: 'The certificate that the yearly AISHE return was filed.',
    body: sectionOf(
      'Placeholder: enter the AISHE code of the college, and attach the certificate of the last return.',
    ),
    basis: 'own',
    rule: '',
  },
])
