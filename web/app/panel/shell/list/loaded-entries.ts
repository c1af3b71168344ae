/** An entry that moved between pages meanwhile arrives twice. */
export const loadedEntries = <Page, Entry extends { _id: string }>(
  pages: readonly Page[] = [],
  entriesOf: (page: Page) => readonly Entry[],
): Entry[] => [
  ...new Map(pages.flatMap(entriesOf).map((entry) => [entry._id, entry] as const)).values(),
]
