import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

const linesOf = {
  events: ['description'],
  faculty: ['specialization', 'education', 'achievements', 'about'],
}

/** Also normalises CR LF from browsers in existing texts. */
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
