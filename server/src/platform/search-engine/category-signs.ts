/** What notices and events are sorted by: they are found by what it is called now, and nothing is entered anew for that. */
export const categoryTypes = ['noticeCategory', 'eventCategory'] as const

/** What stands in an index for a category. Its first sign is of no language, so that nobody can type it. */
export const categorySign = (categoryId: string): string =>
  `\ue000${categoryId.replaceAll('-', '')}`
