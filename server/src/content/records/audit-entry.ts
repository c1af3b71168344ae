import { chosenText } from 'contract/content/differences'
import type { RecordFields } from 'contract/content/field'
import type { DeclaredRecord } from 'contract/content/record'
import { changedText } from 'contract/content/rich-text/rich-text-changes'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { parseTranslation } from 'contract/content/translations/record-translations'
import type { NewActivity } from '../../platform/activity-log/record-activity.ts'
import { fieldsIn } from '../../platform/spreadsheets/table.ts'
import type { Column, Columns } from './tables.ts'

const richTextIn = (column: Column | undefined) =>
  typeof column === 'string' ? parseRichText(column) : undefined

/** Translations without what they translate. */
const readable = (fields: RecordFields, columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const field = fields[name]
      const isTranslation = field?.kind === 'translation' && column !== null
      return [name, isTranslation ? chosenText(field, parseTranslation(column)) : column]
    }),
  )

/** Rich text is logged as the words that differ. */
export function auditEntryOf(
  { fields }: DeclaredRecord,
  { before = {}, after = {} }: { before?: Columns; after?: Columns },
): Pick<NewActivity, 'before' | 'after' | 'changed'> {
  const names = Object.keys(fields)
  const isRichText = (name: string) => fields[name]?.kind === 'prose'
  const changed = names
    .filter((name) => isRichText(name) && (before[name] ?? null) !== (after[name] ?? null))
    .map((field) => ({
      field,
      ...changedText(richTextIn(before[field]), richTextIn(after[field]), () => ''),
    }))
  const others = names.filter((name) => !isRichText(name))
  return {
    before: readable(fields, fieldsIn(before, others)),
    after: readable(fields, fieldsIn(after, others)),
    changed,
  }
}
