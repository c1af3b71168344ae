import { doc, paragraph, table } from '../../rich-text.ts'
import { informationOfficers } from '../tables/information-officers.ts'
import { ofGroup, pageLink } from './starting-item.ts'

export const informationItems = ofGroup('information', [
  {
    title: 'Manuals under the Right to Information Act',
    slug: 'right-to-information',
    explanation:
      'The seventeen manuals that a public authority must publish. A college substantially financed by the government is one.',
    basis: 'required',
    rule: 'Right to Information Act, 2005, section 4(1)(b)',
    links: [pageLink('Right to information', '/pages/right-to-information')],
  },
  {
    title: 'Public Information Officer',
    slug: 'information-officer',
    explanation: 'Who receives applications for information, and who hears appeals.',
    basis: 'required',
    rule: 'Right to Information Act, 2005, section 4(1)(b)(xvi)',
    body: doc(
      table(
        ['Officer', 'Name', 'Reached at'],
        informationOfficers.map(({ office, name, contact }) => [office, name, contact]),
      ),
    ),
  },
  {
    title: 'Circulars and notices',
    slug: 'notices',
    explanation: 'Circulars and notices for students, staff and the public.',
    links: [pageLink('Notices', '/notices')],
  },
  {
    title: 'Vacancies',
    slug: 'vacancies',
    explanation: 'Posts that are open, and how to apply.',
    body: doc(
      paragraph(
        'No regular posts are open at the moment. Teachers and staff are selected by a committee that includes members named by the university. Each vacancy is advertised here, under Notices and in two newspapers at least 21 days before applications close.',
      ),
      paragraph(
        'To teach as a guest lecturer, send your résumé and copies of your mark sheets to the office by June 30. Interviews are held in July.',
      ),
    ),
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
    explanation: 'What this website keeps about visitors and students, and for how long.',
    basis: 'own',
    rule: '',
    links: [pageLink('Privacy: what we keep and for how long', '/privacy')],
  },
])
