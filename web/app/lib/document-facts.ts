import { type DocumentType, documentLanguageNames } from 'contract/content/library/document-types'
import type { PublicDocument } from 'contract/content/library/public-view'
import { countOf } from 'contract/platform/format-count'
import { sizeText } from './size-text'

const typeNames: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

const names: Partial<Record<string, string>> = documentLanguageNames

/** PDFs name any language. */
export const languageName = (code: string): string => names[code] ?? code

type Facts = Pick<PublicDocument, 'type' | 'bytes' | 'pages' | 'language'>

/** `PDF, 12 pages, 1.2 MB, Hindi` */
export const documentSummary = ({ type, bytes, pages, language }: Facts): string =>
  [
    typeNames[type],
    ...(pages ? [countOf(pages, 'page', 'pages')] : []),
    sizeText(bytes),
    ...(language ? [languageName(language)] : []),
  ].join(', ')
