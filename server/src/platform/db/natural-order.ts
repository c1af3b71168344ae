import { type RawBuilder, sql } from 'kysely'

const digits = 20
const zeros = '0'.repeat(digits - 1)

/**
 * A column to order by as people do, the same on both engines: capitals count as small letters, and `Talk 9` comes before
 * `Talk 10`. Every number is filled up to as many digits, and what is compared are bytes, not letters of some language.
 */
export function naturalOrder(column: string): RawBuilder<unknown> {
  const filled = sql`regexp_replace(lower(${sql.ref(column)}), '([0-9]+)', ${sql.lit(`${zeros}\\1`)}, 'g')`
  const cut = sql`regexp_replace(${filled}, ${sql.lit(`[0-9]*([0-9]{${digits}})`)}, ${sql.lit('\\1')}, 'g')`
  return sql`convert_to(${cut}, 'UTF8')`
}
