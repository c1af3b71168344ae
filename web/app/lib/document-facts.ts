import type { DocumentType } from 'contract/content/library/document-types'
import type { PublicDocument } from 'contract/content/library/public-view'
import { countOf } from 'contract/platform/format-count'
import { sizeText } from './size-text'

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

const typeNames: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** Languages of India that Chrome has no names for. */
const unnamed: Partial<Record<string, string>> = { ks: 'Kashmiri', sat: 'Santali' }

/** `Intl.DisplayNames` differs between Node and browsers. */
export const languageName = (code: string) => unnamed[code] ?? languages.of(code) ?? code

type Facts = Pick<PublicDocument, 'type' | 'bytes' | 'pages' | 'language'>

/** `PDF, 12 pages, 1.2 MB, Hindi` */
export const documentSummary = ({ type, bytes, pages, language }: Facts): string =>
  [
    typeNames[type],
    ...(pages ? [countOf(pages, 'page', 'pages')] : []),
    sizeText(bytes),
    ...(language ? [languageName(language)] : []),
  ].join(', ')
