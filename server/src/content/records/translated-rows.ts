import type { RecordFields } from 'contract/content/field'
import type { RecordLanguage } from 'contract/content/translations/record-languages'
import { translateRecord } from 'contract/content/translations/record-translations'
import { type RawBuilder, sql } from 'kysely'
import { withoutNulls } from '../../platform/db/rows.ts'

type TranslationOf<Fields, Column extends string> = Extract<
  keyof Fields,
  `${Column}_${RecordLanguage}`
>

/** With their translations into a language. */
export const columnsIn = <Fields extends RecordFields, Column extends string>(
  fields: Fields,
  columns: readonly Column[],
  language: RecordLanguage | undefined,
): (Column | TranslationOf<Fields, Column>)[] => [
  ...columns,
  ...columns
    .map((column) => `${column}_${language}`)
    .filter((name): name is TranslationOf<Fields, Column> => name in fields),
]

/** Rows of `columnsIn`, without nulls. */
export const rowsIn =
  <Fields extends RecordFields>(fields: Fields, language: RecordLanguage | undefined) =>
  <Row extends Record<string, unknown>>(row: Row) =>
    translateRecord(fields, withoutNulls(row), language)

const textFrom = '{"text":"'.length + 1
const afterText = '","of":['

/** The text in a column of translations, as JSON escapes it, for a search. Null if there is none. */
export const translationIn = (column: string): RawBuilder<string> => {
  const stored = sql.ref(column)
  const end = sql`strpos(${stored}, ${sql.lit(afterText)})`
  const first = sql.lit(textFrom)
  return sql`case when ${end} > 0 then substr(${stored}, ${first}, ${end} - ${first}) end`
}
