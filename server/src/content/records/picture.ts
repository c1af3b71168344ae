import { isPicture } from 'contract/content/fields'
import type { DeclaredRecord } from 'contract/content/record'
import { tooLarge } from 'contract/platform/pictures'
import type { Column } from './tables.ts'

/** Where a kind of record has its picture. */
type RecordPicture = {
  /** The column that holds its address. */
  column: string
  /** What stands there without one: the emblem is shown instead, or of a person the initials. */
  none: Column
  /** How large its file may be, in bytes, and what is said of a larger one. */
  file: { bytes: number; tooLarge: string }
}

/** The picture that a kind of record declares. */
export function pictureOf({ fields }: Pick<DeclaredRecord, 'fields'>): RecordPicture {
  const [column, field] = Object.entries(fields).find(([, field]) => isPicture(field)) ?? []
  if (!column || !field?.bytes) throw new Error('A record declares a picture, and its size')
  const { bytes, kind } = field
  return kind === 'portrait'
    ? { column, none: null, file: { bytes, tooLarge: tooLarge('Photo', bytes) } }
    : { column, none: '', file: { bytes, tooLarge: tooLarge('Image', bytes) } }
}
