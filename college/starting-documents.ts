import type { StartingDocument } from 'contract/content/library/starting-files'

/** The documents that the library of a college begins with, by the ids that its content names: `documents/<id>.pdf`. */
export const startingDocuments: ReadonlyMap<string, StartingDocument> = new Map(
  Object.entries<StartingDocument>({}),
)
