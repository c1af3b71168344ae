import type { ContentOf } from 'contract/content/types'
import { bullets, doc, heading, paragraph, table } from '../../rich-text.ts'

export const certificatesPage: ContentOf<'page'> = {
  title: 'Transfer, migration and other certificates',
  slug: 'certificates',
  summary:
    'TC, migration, character and bonafide certificates, duplicate mark sheets and transcripts: where to ask, and how long it takes.',
  body: doc(
    table(
      ['What', 'Where and what to bring', 'Ready in'],
      [
        [
          'Transfer certificate (TC)',
          'Counter 2; no-dues slip of library, laboratory and accounts, ₹50',
          '3 working days',
        ],
        [
          'Migration certificate',
          'University portal, ₹500; then a copy of the TC at counter 2',
          '15 days',
        ],
        ['Character or bonafide certificate', 'Counter 1; identity card', 'Same day'],
        [
          'Duplicate mark sheet',
          'University portal, ₹300; police report if it was lost',
          '30 days',
        ],
        [
          'Transcript, verification for employers',
          'Write to the office with a copy of the degree',
          '7 working days',
        ],
      ],
    ),
    heading('Before you ask'),
    bullets(
      'A transfer certificate ends your studies here. If you only need proof that you study here, ask for a bonafide certificate.',
      'The no-dues slip is signed by the library, the laboratory and the accounts office on the same day.',
      'Someone else can collect a certificate with a signed letter and copies of both identity cards.',
    ),
    paragraph('Counters 1 and 2 are open on working days from 10 AM to 2 PM.'),
  ),
  days: [],
  courseTable: 'none',
}
