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
  },
  {
    title: 'Accreditation by the NAAC',
    slug: 'naac',
    explanation:
      'The certificate with its grade and how long it is valid, and the self-study report.',
  },
  {
    title: 'Internal Quality Assurance Cell',
    slug: 'iqac',
    explanation: 'The members of the IQAC, and the minutes of its meetings.',
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
    explanation: 'The data that the college has given to the NIRF, where it takes part.',
  },
  {
    title: 'All India Survey on Higher Education',
    slug: 'aishe',
    explanation: 'The certificate that the yearly return to the AISHE was made.',
    basis: 'own',
    rule: '',
  },
])
