import * as z from 'zod/mini'
import type { Words } from './fields.ts'
import { parseProse, prose } from './rich-text/prose-field.ts'
import type { ProsePart } from './rich-text/prose-table.ts'

/** JSON text, as forms send it and tables hold it. */
export function richText(words: Words, parts: readonly ProsePart[], most: number) {
  const { schema: rules } = prose(words, parts, { least: 0, most })
  const schema = z.optional(
    z.string(`${words.label} must be text`).check(({ value, issues }) => {
      if (value === '') return
      const [issue] = rules.safeParse(parseProse(value)).error?.issues ?? []
      if (issue) issues.push({ code: 'custom', message: issue.message, input: value })
    }),
  )
  const shown = z.optional(z.string())
  const kind = 'prose'
  return { ...words, kind, isRequired: false, schema, changed: schema, shown, parts } as const
}
