import { pictureFileNames } from '../images/picture-names.ts'
import { documentFileName } from './document-names.ts'
import { stemOf } from './names.ts'

/** The names of the files that belong to an address in a row: of a picture several, of a document one, of others none. */
export function fileNamesOf(address: string): string[] {
  const document = documentFileName(address)
  return document ? [document] : pictureFileNames(address)
}

/** What the files of these addresses begin with. */
export const stemsOf = (addresses: Iterable<string>) =>
  new Set([...addresses].flatMap(fileNamesOf).map(stemOf))
