import { changedText } from 'contract/content/prose/prose-changes'
import { parseProse } from 'contract/content/prose/prose-field'
import type { DeclaredRecord } from 'contract/record'
import type { NewActivity } from '../activity/record-activity.ts'
import { fieldsIn } from '../import-export/table.ts'
import type { Column, Columns } from './tables.ts'

const proseIn = (column: Column | undefined) =>
  typeof column === 'string' ? parseProse(column) : undefined

/** What is noted of columns before and after a change: of rich texts the words that differ, and not how they are stored. */
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
