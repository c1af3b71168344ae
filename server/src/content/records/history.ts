import { college } from 'college/facts'
import { yes } from 'contract/content/choice-field'
import { differences, kindOnly } from 'contract/content/differences'
import { formTexts } from 'contract/content/form-version'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { parseTranslation } from 'contract/content/translations/record-translations'
import { isUpload } from 'contract/content/upload-fields'
import type { FieldChange } from 'contract/platform/activity'
import { type RecordVersion, versionGone } from 'contract/record-history'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { RecordVersionTable } from '../../platform/db/version-tables.ts'
import { notFound } from '../../platform/errors.ts'
import { fieldsIn } from '../../platform/spreadsheets/table.ts'
import { deletedName } from '../references/names.ts'
import { changedWords } from './changed-words.ts'
import type { RecordKind } from './kind.ts'
import { readColumns, requireRecordRight } from './store.ts'
import type { Columns } from './tables.ts'
import { isContact, replacedIn, versionsOf } from './versions.ts'

type Version = RecordVersionTable & { columns: Columns; replaced: Columns }

/** Newest first. Each version is the one after it without what that one changed. Rejects with 403 or 404. */
async function readVersions(
  db: Db,
  kind: RecordKind,
  _id: string,
  actor: Administrator,
): Promise<Version[]> {
  let columns = await readColumns(db, kind, _id)
  requireRecordRight(kind, columns, actor)
  const rows = await versionsOf(db, kind, _id).execute()
  return rows.map((row) => {
    const replaced = fieldsIn(replacedIn(row), Object.keys(kind.declared.fields))
    const version = { ...row, columns, replaced }
    columns = { ...columns, ...replaced }
    return version
  })
}

type Fields = RecordKind['declared']['fields']

/** As `differences` compares them, which knows the values of forms that are JSON. */
const comparable = (fields: Fields, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]): [string, unknown] => {
      const { kind } = fields[name] ?? {}
      if (kind === 'prose') return [name, parseRichText(String(column ?? ''))]
      if (kind === 'translation') return [name, parseTranslation(column)]
      if (kind === 'switch') return [name, column === yes]
      return [name, column]
    }),
  )

const noLongerStored = 'no longer stored'

async function changesOf(
  db: Db,
  { declared, describe }: RecordKind,
  { columns, replaced }: Version,
  now: Date,
): Promise<FieldChange[]> {
  const names = Object.keys(replaced)
  const sides = [replaced, fieldsIn(columns, names)].map(async (side) =>
    comparable(declared.fields, (await describe?.(db, side, now)) ?? side),
  )
  const [before = {}, after = {}] = await Promise.all(sides)
  const changed = { fields: fieldsIn<Fields[string]>(declared.fields, names) }
  const forgotten = names.filter((name) => (replaced[name] ?? columns[name] ?? '') === '')
  return [
    ...differences(changed, before, after, kindOnly).map(changedWords),
    ...forgotten.map((name) => ({
      field: declared.fields[name]?.label ?? name,
      after: noLongerStored,
    })),
  ]
}

export async function readRecordHistory(
  db: Db,
  kind: RecordKind,
  _id: string,
  actor: Administrator,
  now: Date,
): Promise<RecordVersion[]> {
  const versions = await readVersions(db, kind, _id, actor)
  return Promise.all(
    versions.map(async (version) => ({
      ...{ _id: version._id, author: version.author, savedAt: version.savedAt },
      ...(version.approvedBy && { approvedBy: version.approvedBy }),
      action: version.action,
      changes: await changesOf(db, kind, version, now),
    })),
  )
}

/** As its form is filled in. A contact detail that isn't stored any longer stays as it is. */
export async function readVersion(
  db: Db,
  kind: RecordKind,
  { _id, versionId }: { _id: string; versionId: string },
  actor: Administrator,
  now: Date,
): Promise<Record<string, string>> {
  const versions = await readVersions(db, kind, _id, actor)
  const version = versions.find((one) => one._id === versionId)
  if (!version) throw notFound(versionGone)
  const { fields } = kind.declared
  const named = (await kind.describe?.(db, version.columns, now)) ?? version.columns
  const texts = Object.entries(formTexts(fields, version.columns, college.timeZone))
  return Object.fromEntries(
    texts.flatMap(([name, text]): [string, string][] => {
      const field = fields[name]
      if (!field || isUpload(field) || (text === '' && isContact(kind.declared, name))) return []
      const isGone = field.to !== undefined && named[name] === deletedName
      return [[name, isGone ? '' : text]]
    }),
  )
}
