import * as z from 'zod/mini'
import { type FieldTexts, optionalField } from './field.ts'
import { programCode } from './program-code.ts'

/** A program code; absent: the whole college. */
export const department = (words: FieldTexts) =>
  optionalField(
    'department',
    words,
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (code) => code === '' || (/^[a-z\d]{1,80}$/.test(code) && programCode(code) === code),
            `${words.label}: choose a department, or the whole college`,
          ),
        ),
    ),
  )
