import { randomBytes } from 'node:crypto'

const place = '/documents/'
const stored = /^\/documents\/([0-9a-f]{32}\.(?:pdf|origin))$/

/** A document, or what a picture was made of. */
export type Ending = 'pdf' | 'origin'

/** Where a stored document lies, in a row, by the 32 hexadecimal digits of its name. */
export const documentPlace = (name: string, ending: Ending = 'pdf') => `${place}${name}.${ending}`

/** Where one is to lie: an address that nothing has yet. Visitors have another, see `documentPath`. */
export const newDocumentPlace = (ending: Ending) =>
  documentPlace(randomBytes(16).toString('hex'), ending)

/** The name of the file at such a place; undefined for any other address. */
export const documentFileName = (address: string) => stored.exec(address)?.[1]

/** The address of a document: it stays when its file is replaced, and says what it is called. */
export const documentPath = ({ _id, name }: { _id: string; name: string }) =>
  `${place}${_id}/${encodeURIComponent(documentName(name))}`

/** What a document is called where it is saved. */
export const documentName = (name: string) => `${name.replace(/\.pdf$/i, '')}.pdf`
