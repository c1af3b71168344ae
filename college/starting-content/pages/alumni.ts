import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, textLink } from '../../rich-text.ts'
import { address } from '../../sample-faculty/sample-member.ts'
import { startingFacts } from '../facts.ts'

const alumni = address('alumni')

export const alumniPage: ContentOf<'page'> = {
  title: 'Alumni',
  slug: 'alumni',
  summary:
    'The association of former students: how to join, what it does, and how to get a certificate.',
  body: doc(
    paragraph(
      `Everyone who has studied here since ${startingFacts.established} may join the Alumni Association, whatever the course and whether or not it was completed. Membership is for life and costs ₹300, once.`,
    ),
    heading('How to join'),
    bullets(
      paragraph(
        'Write to ',
        textLink(alumni, `mailto:${alumni}`),
        ' with your name, course and years, and a copy of a mark sheet or identity card.',
      ),
      'Pay by UPI; we send the UPI address with our reply. You then get a card for the reading room of the library.',
    ),
    heading('What the association does'),
    bullets(
      'The Alumni Meet every winter, with open house in every department',
      'A list of former students who answer questions on first jobs, further study and the civil services',
      'The founders’ fee concession: last year alumni gave ₹4.2 lakh, which paid half the tuition fee of forty students',
    ),
    heading('Certificates for former students'),
    paragraph(
      'Transcripts, duplicate certificates and verification for employers: see ',
      textLink('certificates', '/pages/certificates'),
      '.',
    ),
    paragraph(
      'The executive committee is elected for two years at the Alumni Meet. Its secretary is Mohit Agarwal of the Department of Commerce, who graduated here himself.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
