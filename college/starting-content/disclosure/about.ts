import { ofGroup, pageLink } from './starting-item.ts'

export const aboutItems = [
  ...ofGroup('about', [
    {
      title: 'Overview',
      slug: 'overview',
      explanation: 'Who founded the college and when, what it teaches, and what it stands for.',
      links: [pageLink('About the college', '/about')],
    },
    {
      title: 'Affiliation',
      slug: 'affiliation',
      explanation: 'The university’s affiliation order, with the courses and years that it covers.',
    },
    {
      title: 'Recognition and approval',
      slug: 'recognition',
      explanation:
        'Recognition under sections 2(f) and 12(B) of the UGC Act, 1956, and the approval of the councils that some courses need, such as the NCTE for B.Ed. and the Bar Council of India for law.',
    },
    {
      title: 'Society or trust that runs the college',
      slug: 'sponsoring-body',
      explanation: 'The sponsoring body with its registration, its memorandum and its members.',
    },
    {
      title: 'Institutional development plan',
      slug: 'development-plan',
      explanation: 'What the college plans for the coming years.',
    },
  ]),
  ...ofGroup('administration', [
    {
      title: 'Organisation',
      slug: 'organisation',
      explanation: 'An organisation chart.',
    },
    {
      title: 'Governing body',
      slug: 'governing-body',
      explanation: 'The members of the governing body and its committees, and their minutes.',
    },
    {
      title: 'Principal and officers',
      slug: 'officers',
      explanation: 'Who heads the college and its offices, with photographs and contact details.',
    },
  ]),
]
