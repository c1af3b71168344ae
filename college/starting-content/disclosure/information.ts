import { ofGroup, pageLink } from './starting-item.ts'

export const informationItems = ofGroup('information', [
  {
    title: 'Manuals under the Right to Information Act',
    slug: 'right-to-information',
    explanation:
      'The seventeen heads that a public authority publishes of itself. A college that the government finances substantially is one.',
    basis: 'required',
    rule: 'Right to Information Act, 2005, section 4(1)(b)',
  },
  {
    title: 'Public Information Officer',
    slug: 'information-officer',
    explanation: 'To whom an application for information goes, and to whom an appeal.',
    basis: 'required',
    rule: 'Right to Information Act, 2005, section 4(1)(b)(xvi)',
  },
  {
    title: 'Circulars and notices',
    slug: 'notices',
    explanation: 'What the college lets students, staff and the public know.',
    links: [pageLink('Notices', '/notices')],
  },
  {
    title: 'Vacancies',
    slug: 'vacancies',
    explanation: 'Posts that are open, and how to apply.',
  },
  {
    title: 'Contact',
    slug: 'contact',
    explanation: 'Address, telephone and email of the college, and its hours.',
    links: [pageLink('Contact the college', '/contact')],
  },
  {
    title: 'Personal data on this website',
    slug: 'privacy',
    explanation: 'What this website keeps of its visitors and students, and for how long.',
    basis: 'own',
    rule: '',
    links: [pageLink('Privacy: what is kept, and how long', '/privacy')],
  },
])
