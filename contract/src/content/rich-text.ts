import * as z from 'zod/mini'
import type { FieldTexts } from './fields.ts'
import { parseRichText, richTextField } from './rich-text/rich-text-field.ts'
import type { RichTextPart } from './rich-text/rich-text-table.ts'

/** JSON text, as forms send it and tables hold it. */
export function richText(words: FieldTexts, parts: readonly RichTextPart[], most: number) {
  const { schema: rules } = richTextField(words, parts, { least: 0, most })
  const schema = z.optional(
    z.string(`${words.label} must be text`).check(({ value, issues }) => {
      if (value === '') return
      const [issue] = rules.safeParse(parseRichText(value)).error?.issues ?? []
      if (issue) issues.push({ code: 'custom', message: issue.message, input: value })
    }),
  )
  const visible = z.optional(z.string())
  const kind = 'prose'
  return {
    ...words,
    kind,
    isRequired: false,
    schema,
    changed: schema,
    shown: visible,
    parts,
  } as const
}
