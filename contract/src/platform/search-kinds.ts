/** What can be found, in the order in which it is shown. */
export const searchKinds = {
  course: 'Courses',
  notice: 'Notices',
  document: 'Documents',
  event: 'Events',
  person: 'People',
  page: 'Pages',
} as const
export type SearchKind = keyof typeof searchKinds

/** Characters of a search that are looked at. */
export const longestSearch = 100
