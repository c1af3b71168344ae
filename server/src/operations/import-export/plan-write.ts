import type { TranslationCode } from 'college/languages'
import type { ContentData } from 'contract/content/data'
import { differences } from 'contract/content/differences'
import type { PackageRow } from 'contract/content/package'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import { type ContentItem, dataOf, editedId, itemAt } from '../../content/model/entry.ts'
import { readNames } from '../../content/references/names.ts'
import { readRevision } from '../../content/revisions/revisions.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { entryWarnings } from './check-entry.ts'
import { type Along, missingOf } from './missing-of.ts'

export type PlannedWrite = {
  type: EntryTypeName
  /** Of what it becomes, if there is no `item`. */
  _id: string
  item: ContentItem | undefined
  data: ContentData
  translates?: { sourceId: string; language: TranslationCode }
}

export type PlannedRow = {
  row: PackageRow
  /** Absent if nothing changes. */
  write?: PlannedWrite
}

/** As it is being edited here. */
export async function readHere(
  db: DbOrTrx,
  item: ContentItem | undefined,
  now: Date,
): Promise<ContentData | undefined> {
  const edited = item && editedId(itemAt(item, now))
  return item && edited ? dataOf(await readRevision(db, item, edited)) : undefined
}

type Planned = { name: string; here: ContentData | undefined; notes: readonly string[] }

export async function planWrite(
  db: DbOrTrx,
  write: PlannedWrite,
  { name, here, notes }: Planned,
  along: Along,
): Promise<PlannedRow> {
  const { type, item, data } = write
  const declared = declaredOf(type)
  const row = { name, type: declared.one, problems: [] }
  if (here && JSON.stringify(here) === JSON.stringify(data))
    return { row: { ...row, outcome: 'unchanged', notes: [...notes], changes: [] } }
  const missing = await missingOf(db, { type, data }, along)
  const nameOf = await readNames(db, declared, [here ?? {}, data])
  const changes = differences(
    declared,
    here ?? {},
    data,
    (target) => along.fresh.get(target.id) ?? nameOf(target),
  )
  const status = item ? 'changed' : 'new'
  const allNotes = [...notes, ...entryWarnings(type, data), ...missing]
  return { row: { ...row, outcome: status, notes: allNotes, changes }, write }
}
