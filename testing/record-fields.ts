import { isPicture } from 'contract/fields'
import type { DeclaredRecord } from 'contract/record'

/** What is written in a form that passes: the examples of the record, and a department where the college has to give one. */
export const recordFields = ({ fields }: DeclaredRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isPicture(field) ? [] : [[name, field.example ?? 'B.C.A.']],
    ),
  )
