/** What stands on every page, what finds others, and what stands in for a page that is not there. */
export const everywhereLabels = {
  everyPage: [
    'Skip to content',
    'Main',
    'Home',
    'About',
    'Contact',
    'Events',
    'Login',
    'Open menu',
    'Events calendar (.ics)',
    'Privacy',
    'Terms',
    'Back to top',
  ],
  search: [
    'Courses, notices, documents, events, people and pages of the college',
    'What are you looking for?',
    'Search: unfindable',
    'Nothing was found for “unfindable”.',
    'Try fewer or other words, a name or the short form of a degree such as “bca”.',
  ],
  nothingThere: [
    'Error #',
    'Page Not Found',
    'There is no page at this address. It may have moved, or the link may be mistyped.',
    'Pages to go on with',
    'Course Not Found',
    'The requested course could not be found.',
    'Event Not Found',
    'The event you are looking for does not exist.',
  ],
}
