import { storedDocumentName } from './document-names.ts'
import { stemOf } from './names.ts'
import { pictureFileNames } from './picture-names.ts'

export function fileNamesOf(address: string): string[] {
  const document = storedDocumentName(address)
  return document ? [document] : pictureFileNames(address)
}

export const stemsOf = (addresses: Iterable<string>) =>
  new Set([...addresses].flatMap(fileNamesOf).map(stemOf))
