import { college } from 'college/facts'
import { yes } from 'contract/content/choice-field'
import type { ColumnKind } from 'contract/content/field'
import type { DeclaredRecord } from 'contract/content/record'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { isBlankRichText } from 'contract/content/rich-text/rich-text-node'
import {
  parseTranslation,
  writeTranslation,
} from 'contract/content/translations/record-translations'
import { toInstant } from 'contract/platform/zoned-time'
import { writtenFields } from './kind.ts'
import type { Column, Columns } from './tables.ts'

function richTextOf(json: string): string | null {
  const richText = parseRichText(json)
  return richText && !isBlankRichText(richText) ? JSON.stringify(richText) : null
}

const none = { text: '', of: [] }

const asSent = (sent: string) => sent

const stored: Record<ColumnKind, (sent: string) => Column> = {
  line: asSent,
  text: asSent,
  choice: asSent,
  email: asSent,
  phone: asSent,
  decimal: Number,
  timestamp: (sent) => toInstant(sent, college.timeZone),
  switch: () => yes,
  day: asSent,
  prose: richTextOf,
  translation: (json) => writeTranslation(parseTranslation(json) ?? none) || null,
  upload: asSent,
  portrait: asSent,
}

type Form = Readonly<Record<string, unknown>>

/** Null for empty fields, and for missing ones listed in `always`. Other columns stay. */
export const recordColumns = (
  record: Pick<DeclaredRecord, 'fields'>,
  form: Form,
  always: readonly string[] = [],
): Columns =>
  Object.fromEntries(
    writtenFields(record).flatMap(([name, { kind }]): [string, Column][] => {
      const sent = form[name] ?? (always.includes(name) ? '' : undefined)
      return typeof sent === 'string' ? [[name, sent ? stored[kind](sent) : null]] : []
    }),
  )
