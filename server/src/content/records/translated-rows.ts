import type { RecordFields } from 'contract/content/field'
import type { RecordLanguage } from 'contract/content/translations/record-languages'
import { translateRecord } from 'contract/content/translations/record-translations'
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
