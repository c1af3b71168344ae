import { type RawBuilder, sql } from 'kysely'

const digits = 20
const zeros = '0'.repeat(digits - 1)

/**
 * Case-insensitive natural order (`Talk 9` before `Talk 10`), the same on both engines: numbers are padded with zeros and
 * compared byte by byte.
 */
export function naturalOrder(column: string): RawBuilder<unknown> {
  const filled = sql`regexp_replace(lower(${sql.ref(column)}), '([0-9]+)', ${sql.lit(`${zeros}\\1`)}, 'g')`
  const cut = sql`regexp_replace(${filled}, ${sql.lit(`[0-9]*([0-9]{${digits}})`)}, ${sql.lit('\\1')}, 'g')`
  return sql`convert_to(${cut}, 'UTF8')`
}
