import { type RawBuilder, type SqlBool, sql } from 'kysely'

const lineBreak = sql.lit('\n')

/**
 * Whether one of these columns contains the text, however names are spelt (`foldName`). Nothing in the text has a meaning
 * of its own. It has to be a single line, so that it cannot reach from one column into the next.
 */
export function contains(
  columns: readonly (string | RawBuilder<string>)[],
  text: string,
): RawBuilder<SqlBool> {
  const all = sql.join(
    columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column)),
  )
  return sql`strpos(fold_name(concat_ws(${lineBreak}, ${all})), fold_name(${text})) > 0`
}
