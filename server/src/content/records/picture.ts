import type { DeclaredRecord } from 'contract/content/record'
import { isUpload } from 'contract/content/upload-fields'
import { pictureTooLarge } from 'contract/platform/pictures'
import type { Column } from './tables.ts'

type RecordPicture = {
  column: string
  /** The default: the emblem, or a person's initials. */
  none: Column
  file: { bytes: number; tooLarge: string }
}

export function pictureOf({ fields }: Pick<DeclaredRecord, 'fields'>): RecordPicture {
  const [column, field] = Object.entries(fields).find(([, field]) => isUpload(field)) ?? []
  if (!column || !field?.bytes) throw new Error('A record declares a picture, and its size')
  const { bytes, kind } = field
  return kind === 'portrait'
    ? { column, none: null, file: { bytes, tooLarge: pictureTooLarge('Photo', bytes) } }
    : { column, none: '', file: { bytes, tooLarge: pictureTooLarge('Image', bytes) } }
}
