/** Notices and events are found by the current title of their category without reindexing. */
export const categoryTypes = ['noticeCategory', 'eventCategory'] as const

/** Begins with a letter of no language, so that nobody can type it. */
export const categorySign = (categoryId: string): string =>
  `\ue000${categoryId.replaceAll('-', '')}`
