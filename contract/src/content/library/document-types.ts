/** Includes pictures, because colleges photograph signed notices. */
export const documentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
export type DocumentEnding = keyof typeof documentTypes
export type DocumentType = (typeof documentTypes)[DocumentEnding]
export const documentEndings = Object.keys(documentTypes) as DocumentEnding[]
export const isDocumentEnding = (ending: string | undefined): ending is DocumentEnding =>
  documentEndings.some((known) => known === ending)

export const documentTypeNames = 'PDF files and JPG, PNG or WebP pictures'

/** BCP 47. */
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
