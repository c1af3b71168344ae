import type { DocumentFacts, DocumentProblem } from 'contract/content/library/document-facts'

export type DocumentReading = DocumentFacts & { text: string }

const nothing = { saysLanguage: false, isTagged: false, isProtected: false, isCut: false, text: '' }

export const pictureOfText: DocumentReading = { ...nothing, textKind: 'picture' }

export const readingWithProblem = (error: DocumentProblem): DocumentReading => ({
  ...nothing,
  fault: error,
})
