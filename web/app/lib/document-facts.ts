import type { DocumentType } from 'contract/content/library/document-types'
import type { ShownDocument } from 'contract/content/library/public-view'
import { countOf } from 'contract/platform/format-count'
import { sizeText } from './size-text'

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

const typeNames: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** Languages of India that Chrome has no names of. */
const unnamed: Partial<Record<string, string>> = { ks: 'Kashmiri', sat: 'Santali' }

/** What a language is called, alike on the server and in all browsers. */
export const languageName = (code: string) => unnamed[code] ?? languages.of(code) ?? code

type Facts = Pick<ShownDocument, 'type' | 'bytes' | 'pages' | 'language'>

/** What stands beside every link to a document: `PDF, 12 pages, 1.2 MB, Hindi`; what is not known of it is left out. */
export const documentFacts = ({ type, bytes, pages, language }: Facts): string =>
  [
    typeNames[type],
    ...(pages ? [countOf(pages, 'page', 'pages')] : []),
    sizeText(bytes),
    ...(language ? [languageName(language)] : []),
  ].join(', ')
