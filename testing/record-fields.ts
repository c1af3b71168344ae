import type { DeclaredRecord } from 'contract/content/record'
import { isUpload } from 'contract/content/upload-fields'

/** What is written in a form that passes: the examples of the record, and a department, which the college has to give. */
export const recordFields = ({ fields }: DeclaredRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (isUpload(field)) return []
      const example = field.example ?? (name === 'department' ? 'B.C.A.' : undefined)
      return example === undefined ? [] : [[name, example]]
    }),
  )
