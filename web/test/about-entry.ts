import { startingContent } from 'college/starting-content'
import type { EditedContent } from 'contract/content/calls'

/** The published About entry with a draft. */
export const anAboutEntry = (change: Partial<EditedContent> = {}): EditedContent => ({
  _id: '0192f000-0000-7000-9000-000000000001',
  type: 'about',
  title: 'About the college',
  position: 0,
  isPublic: true,
  hasDraft: true,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
  version: 1,
  data: { ...startingContent.about },
  ...change,
})
