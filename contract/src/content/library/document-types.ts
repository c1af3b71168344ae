/** What is taken as a document, by the ending of its name: a PDF, or a picture of a text, such as a notice that somebody photographed. */
export const documentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type DocumentEnding = keyof typeof documentTypes
export type DocumentType = (typeof documentTypes)[DocumentEnding]
// The object has exactly the endings as its keys.
export const documentEndings = Object.keys(documentTypes) as DocumentEnding[]
export const isDocumentEnding = (ending: string | undefined): ending is DocumentEnding =>
  documentEndings.some((known) => known === ending)

/** The same for a hint at a field. */
export const documentTypeNames = 'PDF files and JPG, PNG or WebP pictures'

/** The languages that somebody can say a document is in, by their codes of BCP 47. */
export const documentLanguages = [
  'en',
  'hi',
  'sa',
  'ur',
  'as',
  'bho',
  'bn',
  'doi',
  'gu',
  'kn',
  'kok',
  'ks',
  'mai',
  'ml',
  'mni',
  'mr',
  'ne',
  'or',
  'pa',
  'sat',
  'sd',
  'ta',
  'te',
] as const
