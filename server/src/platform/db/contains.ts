import { type RawBuilder, type SqlBool, sql } from 'kysely'

const lineBreak = sql.lit('\n')

/**
 * Case and diacritics ignored (`foldName`), without wildcards. The text must be a single line, so that it cannot match across
 * columns.
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
