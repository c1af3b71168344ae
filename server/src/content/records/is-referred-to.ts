import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a row of one of the tables has the id in this column. */
export const isReferredTo = (
  tables: readonly string[],
  column: string,
  _id: RawBuilder<unknown>,
): RawBuilder<SqlBool> => {
  const rows = tables.map(
    (table) =>
      sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${_id})`,
  )
  return sql`(${sql.join(rows, sql` or `)})`
}
