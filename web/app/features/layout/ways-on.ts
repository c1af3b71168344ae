import { courseGroupList } from 'college/course-list'

/** Where somebody may go from a page that is not there, besides the home page. */
export const waysOn = [
  ...courseGroupList.map(({ type, title }) => ({ path: `/courses/${type}`, label: title })),
  { path: '/events', label: 'Events' },
  { path: '/our-team', label: 'Our Team' },
  { path: '/contact', label: 'Contact' },
]
