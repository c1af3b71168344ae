import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** The texts of several lines that forms have written. */
const linesOf = {
  events: ['description'],
  faculty: ['specialization', 'education', 'achievements', 'about'],
}

/**
 * Events with people stay for a while when they are deleted. And texts end their lines as forms are read from now on: browsers
 * have sent CR LF.
 */
export async function up(db: Kysely<unknown>, { instant, engine }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('events').addColumn('deletedAt', instant).execute()
  const character = sql.raw(engine === 'sqlite' ? 'char' : 'chr')
  const [cr, lf] = [sql`${character}(13)`, sql`${character}(10)`]
  for (const [table, columns] of Object.entries(linesOf))
    for (const column of columns) {
      const name = sql.ref(column)
      await sql`update ${sql.table(table)} set ${name} = replace(replace(${name}, ${cr} || ${lf}, ${lf}), ${cr}, ${lf})
        where ${name} like '%' || ${cr} || '%'`.execute(db)
    }
}
