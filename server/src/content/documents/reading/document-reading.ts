import type { DocumentFacts, DocumentFault } from 'contract/content/library/document-facts'

/** What was read of a document, with its text for search. */
export type DocumentReading = DocumentFacts & { text: string }

const nothing = { saysLanguage: false, isTagged: false, isProtected: false, isCut: false, text: '' }

/** Of a document that is a picture. */
export const pictureOfText: DocumentReading = { ...nothing, textKind: 'picture' }

/** Of a document that is not read, for that reason. */
export const faulty = (fault: DocumentFault): DocumentReading => ({ ...nothing, fault })
