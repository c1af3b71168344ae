import type { DeclaredRecord } from 'contract/content/record'
import { changedText } from 'contract/content/rich-text/prose-changes'
import { parseProse } from 'contract/content/rich-text/prose-field'
import type { NewActivity } from '../../platform/activity-log/record-activity.ts'
import { fieldsIn } from '../../platform/spreadsheets/table.ts'
import type { Column, Columns } from './tables.ts'

const proseIn = (column: Column | undefined) =>
  typeof column === 'string' ? parseProse(column) : undefined

/** Rich text is logged as the words that differ. */
export function notedOf(
  { fields }: DeclaredRecord,
  { before = {}, after = {} }: { before?: Columns; after?: Columns },
): Pick<NewActivity, 'before' | 'after' | 'changed'> {
  const names = Object.keys(fields)
  const isProse = (name: string) => fields[name]?.kind === 'prose'
  const changed = names
    .filter((name) => isProse(name) && (before[name] ?? null) !== (after[name] ?? null))
    .map((field) => ({
      field,
      ...changedText(proseIn(before[field]), proseIn(after[field]), () => ''),
    }))
  const others = names.filter((name) => !isProse(name))
  return { before: fieldsIn(before, others), after: fieldsIn(after, others), changed }
}
