import type { DeclaredRecord } from 'contract/content/record'
import { isUpload } from 'contract/content/upload-fields'

/** The record's example values, with a department that must exist in the college. */
export const recordFields = ({ fields }: DeclaredRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (isUpload(field)) return []
      const example = field.example ?? (name === 'department' ? 'B.C.A.' : undefined)
      return example === undefined ? [] : [[name, example]]
    }),
  )
