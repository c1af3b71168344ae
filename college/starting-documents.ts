import type { StartingDocument } from 'contract/content/library/starting-files'
import { startingSheets } from './starting-sheets.ts'

const printed = [...startingSheets].map(([id, { title, language }]): [string, StartingDocument] => [
  id,
  { name: title, language },
])

export const startingDocuments: ReadonlyMap<string, StartingDocument> = new Map(printed)
