import type { ContentOf } from 'contract/content/types'
import { doc, paragraph, table, textLink } from '../../rich-text.ts'
import { headsOfSubjects } from '../tables/heads.ts'

export const headsPage: ContentOf<'page'> = {
  title: 'Heads of department',
  slug: 'heads-of-department',
  summary: 'Who to ask about a subject, its classes, internal tests and practicals.',
  body: doc(
    table(['Subject', 'Head'], headsOfSubjects),
    paragraph(
      'Office hours and telephone numbers of those who head a course are under ',
      textLink('Contact', '/contact'),
      '. If the head is on leave, see the Dean, Anjana Bhattacharya.',
    ),
  ),
  days: [],
  courseTable: 'none',
}
