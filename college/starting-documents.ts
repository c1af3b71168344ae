import type { StartingDocument } from 'contract/content/library/starting-files'

export const startingDocuments: ReadonlyMap<string, StartingDocument> = new Map(
  Object.entries<StartingDocument>({}),
)
