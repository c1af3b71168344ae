import type { Topic } from './courses/course-text.ts'
import type { PictureKey } from './pictures.ts'

/** A line of the ticker on the home page; with a path it is a link. */
export type Announcement = { text: string; path?: `/${string}` }

export const announcements: readonly Announcement[] = [{ text: 'TEXT', path: '/contact' }]

/** The three cards of the home page, at the anchor `/#facilities`. */
export const facilities: readonly (Topic & { picture: PictureKey })[] = [
  { name: 'Library', text: 'TEXT', picture: 'facility-library' },
  { name: 'Science Labs', text: 'TEXT', picture: 'facility-labs' },
  { name: 'Sports Complex', text: 'TEXT', picture: 'facility-sports' },
]

/** What the home page says of the college: paragraphs. */
export const welcome: readonly string[] = ['TEXT']
