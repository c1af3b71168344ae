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

/** By BCP 47. Not from `Intl.DisplayNames`, which differs between Node and browsers. */
export const documentLanguageNames = {
  en: 'English',
  hi: 'Hindi',
  sa: 'Sanskrit',
  ur: 'Urdu',
  as: 'Assamese',
  bho: 'Bhojpuri',
  bn: 'Bangla',
  doi: 'Dogri',
  gu: 'Gujarati',
  kn: 'Kannada',
  kok: 'Konkani',
  ks: 'Kashmiri',
  mai: 'Maithili',
  ml: 'Malayalam',
  mni: 'Manipuri',
  mr: 'Marathi',
  ne: 'Nepali',
  or: 'Odia',
  pa: 'Punjabi',
  sat: 'Santali',
  sd: 'Sindhi',
  ta: 'Tamil',
  te: 'Telugu',
} as const
export const documentLanguages = Object.keys(
  documentLanguageNames,
) as (keyof typeof documentLanguageNames)[]
