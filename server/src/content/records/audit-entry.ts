import type { DeclaredRecord } from 'contract/content/record'
import { changedText } from 'contract/content/rich-text/rich-text-changes'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import type { NewActivity } from '../../platform/activity-log/record-activity.ts'
import { fieldsIn } from '../../platform/spreadsheets/table.ts'
import type { Column, Columns } from './tables.ts'

const richTextIn = (column: Column | undefined) =>
  typeof column === 'string' ? parseRichText(column) : undefined

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
  return { before: fieldsIn(before, others), after: fieldsIn(after, others), changed }
}
