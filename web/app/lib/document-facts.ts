import type { ShownDocument } from 'contract/library/shown'
import { sizeText } from './size-text'

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

type Facts = Pick<ShownDocument, 'bytes' | 'pages' | 'language'>

/** What stands beside every link to a document: `PDF, 12 pages, 1.2 MB, Hindi`; what is not known of it is left out. */
export const documentFacts = ({ bytes, pages, language }: Facts): string =>
  [
    'PDF',
    ...(pages ? [pages === 1 ? '1 page' : `${pages.toLocaleString('en')} pages`] : []),
    sizeText(bytes),
    ...(language ? [languages.of(language) ?? language] : []),
  ].join(', ')
