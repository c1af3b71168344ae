export const searchKinds = {
  course: 'Courses',
  notice: 'Notices',
  document: 'Documents',
  event: 'Events',
  person: 'People',
  page: 'Pages',
} as const
export type SearchKind = keyof typeof searchKinds

export const longestSearch = 100
