import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import {
  type DocumentEnding,
  documentTypes,
  isDocumentEnding,
} from 'contract/content/library/document-types'

const documentsPath = '/documents/'
const stored = /^\/documents\/([0-9a-f]{32}\.(?:pdf|jpg|png|webp|origin))$/

export type DocumentExtension = DocumentEnding | 'origin'

export const storedDocumentPath = (name: string, ending: DocumentExtension) =>
  `${documentsPath}${name}.${ending}`

export const newStoredDocumentPath = (ending: DocumentExtension) =>
  storedDocumentPath(randomBytes(16).toString('hex'), ending)

export const storedDocumentName = (address: string) => stored.exec(address)?.[1]

export function extensionOf(address: string): DocumentEnding {
  const ending = extname(address).slice(1)
  return isDocumentEnding(ending) ? ending : 'pdf'
}

export const documentType = (address: string) => documentTypes[extensionOf(address)]

type Named = { _id: string; name: string; address: string }

/** Stays when the file is replaced; contains the name. */
export const publicDocumentPath = (document: Named) =>
  `${documentsPath}${document._id}/${encodeURIComponent(documentName(document))}`

export const documentName = ({ name, address }: Pick<Named, 'name' | 'address'>) =>
  `${name.replace(/\.(?:pdf|jpe?g|png|webp)$/i, '')}.${extensionOf(address)}`
