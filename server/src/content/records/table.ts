import { college } from 'college/facts'
import type { ContentField } from 'contract/content/field'
import type { DeclaredRecord } from 'contract/content/record'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { textOf } from 'contract/content/rich-text/rich-text-node'
import {
  parseTranslation,
  recordText,
  translationOf,
} from 'contract/content/translations/record-translations'
import { currentTranslation } from 'contract/content/translations/translated-fields'
import { truncateTo } from 'contract/platform/shorten'
import { localTime } from 'contract/platform/zoned-time'
import * as z from 'zod/mini'
import type { Trx } from '../../platform/db/schema.ts'
import { problemsOf } from '../../platform/spreadsheets/problems-of.ts'
import { readSpreadsheetDate } from '../../platform/spreadsheets/spreadsheet-date.ts'
import {
  type Cells,
  fieldsIn,
  type PlannedRecord,
  type TableFormat,
} from '../../platform/spreadsheets/table.ts'
import { type FormOf, type RecordKind, writtenFields } from './kind.ts'
import { pictureOf } from './picture.ts'
import { auditEntryFor, changeRecord, insertRecord, readColumns } from './store.ts'
import type { Column, Columns } from './tables.ts'
import { undoFormatOf } from './undo-format.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** One line per block, without formatting. */
function cellOfRichText(json: string): string {
  const richText = parseRichText(json)
  return richText ? linesOf(textOf(richText)).join('\n') : ''
}

/** One paragraph per line. */
function richTextOfCell(cell: string): string {
  const content = linesOf(cell).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }))
  return content.length > 0 ? JSON.stringify({ type: 'doc', content }) : ''
}

const dateFormat = 'write it as 14/12/2026 10:00 (day, month, year) or 2026-12-14 10:00'

const dateProblem = (line: number, column: string, written: string, problem = 'isn’t a date') =>
  `Row ${line}, column "${column}": "${truncateTo(written.trim(), 40)}" ${problem}; ${dateFormat}`

type Values = ReadonlyMap<string, unknown>

/** Only current ones: whoever imports the file says that each translates the text in its row. */
function cellOfTranslation(
  { besideText, translates }: ContentField,
  json: unknown,
  values: Values,
) {
  if (!besideText || !translates) return ''
  const english = recordText(translates, values.get(besideText.name))
  const text = currentTranslation(english, parseTranslation(json))
  return translates.prose ? cellOfRichText(JSON.stringify(text ?? '')) : String(text ?? '')
}

/** Instants in the college's time zone; unknown values are empty. */
function cellOf(field: ContentField, value: unknown, values: Values): string {
  const { kind } = field
  const text = String(value ?? '')
  if (kind === 'translation') return cellOfTranslation(field, value, values)
  if (kind === 'prose') return cellOfRichText(text)
  return kind === 'timestamp' && text ? localTime(text, college.timeZone) : text
}

export function tableOf(kind: RecordKind): TableFormat {
  const fields = writtenFields(kind.declared)
  const namesOf = (wanted: (field: ContentField) => boolean) =>
    fields.filter(([, field]) => wanted(field)).map(([name]) => name)
  const times = namesOf((field) => field.kind === 'timestamp')
  const phones = namesOf((field) => field.kind === 'phone')
  const proses = namesOf((field) => field.kind === 'prose')
  const cellsOf = (values: object): Cells => {
    const known = new Map(Object.entries(values))
    return Object.fromEntries(
      fields.map(([name, field]) => [name, cellOf(field, known.get(name), known)]),
    )
  }
  const picture = pictureOf(kind.declared)
  const entryOf = (form: FormOf<DeclaredRecord>): PlannedRecord => {
    const columns = kind.toColumns(form)
    return {
      cells: cellsOf(columns),
      // Imports have no pictures; the emblem is shown until one is added.
      insert: (trx, written) =>
        insertRecord(trx, kind, { ...columns, [picture.column]: picture.none }, written),
      update: async (trx, _id, changed, written) => {
        const sent = fieldsIn(columns, changed)
        await changeRecord(trx, kind, _id, await ofStoredTexts(trx, kind, _id, sent), written)
      },
    }
  }
  return {
    activitySubject: auditEntryFor(kind.subject),
    columns: namesOf(() => true),
    times,
    phones,
    required: namesOf((field) => field.isRequired),
    nameColumn: kind.declared.nameField,
    example: {
      ...Object.fromEntries(fields.map(([name, { example = '' }]) => [name, example])),
      ...kind.example,
    },
    departmentOf: kind.department.of,
    list: async (db, now) =>
      (await kind.list(db, now)).map((record) => ({ _id: record._id, cells: cellsOf(record) })),
    undo: undoFormatOf(kind),
    rulesIn: async (db, now) => (await kind.problemsIn?.(db, now)) ?? (() => []),
    check: (cells, line) => {
      const { read, unread } = readTimes(times, cells, line)
      const texts = proses.map((name) => [name, richTextOfCell(cells[name] ?? '')])
      const written = { ...read, ...Object.fromEntries(texts) }
      const { data: form, error } = z.safeParse(kind.declared.update.body, {
        ...written,
        ...translationsOf(fields, written),
      })
      if (!error) return entryOf(form)
      const isUnread = ({ path }: z.core.$ZodIssue) => unread.has(path[0])
      const others = error.issues.filter((issue) => !isUnread(issue))
      const ofTimes = error.issues.filter(isUnread).map(({ path }) => unread.get(path[0]) ?? '')
      return { problems: [...problemsOf(others), ...new Set(ofTimes)] }
    },
  }
}

/** A text that stays is as it is stored: its cell has no formatting. */
async function ofStoredTexts(
  trx: Trx,
  kind: RecordKind,
  _id: string,
  columns: Columns,
): Promise<Columns> {
  const stored = await readColumns(trx, kind, _id)
  const bound = Object.entries(columns).map(([name, column]): [string, Column] => {
    const { besideText, translates } = kind.declared.fields[name] ?? {}
    const read = parseTranslation(column)
    if (!besideText || !translates || !read || besideText.name in columns) return [name, column]
    return [name, translationOf(translates, stored[besideText.name], read.text)]
  })
  return Object.fromEntries(bound)
}

/** Of the texts in the same row. */
const translationsOf = (fields: ReturnType<typeof writtenFields>, row: Cells): Cells =>
  Object.fromEntries(
    fields.flatMap(([name, { besideText, translates }]) => {
      if (!besideText || !translates) return []
      const cell = row[name] ?? ''
      const text = translates.prose ? parseRichText(richTextOfCell(cell)) : cell
      return [[name, translationOf(translates, row[besideText.name], text ?? '')]]
    }),
  )

function readTimes(times: readonly string[], cells: Cells, line: number) {
  const unread = new Map<unknown, string>()
  const read = times.map((name) => {
    const written = cells[name] ?? ''
    const result = readSpreadsheetDate(written)
    if (result && 'local' in result) return [name, result.local]
    // The contract would only say “is required”.
    if (written.trim()) unread.set(name, dateProblem(line, name, written, result?.problem))
    return [name, written]
  })
  return { read: { ...cells, ...Object.fromEntries(read) }, unread }
}
