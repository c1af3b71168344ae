import { doc, paragraph, table } from '../../rich-text.ts'
import { startingFacts, university } from '../facts.ts'
import { governingBody } from '../tables/committees.ts'
import { committeeBody, sectionOf } from './committee-table.ts'
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
      body: sectionOf(
        `${startingFacts.affiliation}, college code ${university.collegeCode}, since ${startingFacts.established}.`,
      ),
      documents: [
        {
          _key: 'letter',
          label: 'Affiliation letter from the university',
          file: 'affiliation-letter',
        },
      ],
    },
    {
      title: 'Recognition and approval',
      slug: 'recognition',
      explanation:
        'Recognition under sections 2(f) and 12(B) of the UGC Act, 1956, and the approval of the councils that some courses need, such as the NCTE for B.Ed. and the Bar Council of India for law.',
      body: doc(
        table(
          ['Body', 'What it covers', 'Reference'],
          [
            [
              'University Grants Commission',
              'Sections 2(f) and 12(B)',
              'Placeholder: number and date of the letter',
            ],
            [
              'National Council for Teacher Education',
              'B.Ed. and D.El.Ed., 50 seats each',
              'Placeholder: recognition order',
            ],
            ['Bar Council of India', 'B.A.LL.B., 60 seats', 'Placeholder: letter of approval'],
          ],
        ),
        paragraph(
          'References marked as placeholders are to be replaced by those of your own letters.',
        ),
      ),
    },
    {
      title: 'Society or trust that runs the college',
      slug: 'sponsoring-body',
      explanation: 'The sponsoring body with its registration, its memorandum and its members.',
      body: sectionOf(
        'Aranya Shiksha Samiti, a society registered under the Societies Registration Act, 1860, runs the college and no other institution. It has forty-one members and meets every June.',
      ),
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
      body: committeeBody(governingBody),
    },
    {
      title: 'Principal and officers',
      slug: 'officers',
      explanation: 'Who heads the college and its offices, with photographs and contact details.',
      links: [pageLink('Our Team', '/our-team')],
    },
  ]),
]
