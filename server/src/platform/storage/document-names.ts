import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import {
  type DocumentEnding,
  documentTypes,
  isDocumentEnding,
} from 'contract/content/library/document-types'

const place = '/documents/'
const stored = /^\/documents\/([0-9a-f]{32}\.(?:pdf|jpg|png|webp|origin))$/

/** A document, or what a picture was made of. */
export type Ending = DocumentEnding | 'origin'

/** Where a stored document lies, in a row, by the 32 hexadecimal digits of its name. */
export const documentPlace = (name: string, ending: Ending) => `${place}${name}.${ending}`

/** Where one is to lie: an address that nothing has yet. Visitors have another, see `documentPath`. */
export const newDocumentPlace = (ending: Ending) =>
  documentPlace(randomBytes(16).toString('hex'), ending)

/** The name of the file at such a place; undefined for any other address. */
export const documentFileName = (address: string) => stored.exec(address)?.[1]

/** What the document at such a place is, by the ending of its name. */
export function endingOf(address: string): DocumentEnding {
  const ending = extname(address).slice(1)
  return isDocumentEnding(ending) ? ending : 'pdf'
}

/** Its media type. */
export const documentType = (address: string) => documentTypes[endingOf(address)]

type Named = { _id: string; name: string; address: string }

/** The address of a document: it stays when its file is replaced, and says what it is called. */
export const documentPath = (document: Named) =>
  `${place}${document._id}/${encodeURIComponent(documentName(document))}`

/** What a document is called where it is saved. */
export const documentName = ({ name, address }: Pick<Named, 'name' | 'address'>) =>
  `${name.replace(/\.(?:pdf|jpe?g|png|webp)$/i, '')}.${endingOf(address)}`
