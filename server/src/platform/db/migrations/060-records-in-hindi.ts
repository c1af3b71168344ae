import type { Kysely } from 'kysely'

const columns = {
  events: ['title', 'description', 'venue', 'openTo', 'contactName', 'stateNote', 'previousVenue'],
  faculty: [
    'name',
    'specialization',
    'education',
    'officeHours',
    'achievements',
    'about',
    'publications',
  ],
}

/** Beside each text of a record. Null: there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    for (const name of names)
      await db.schema.alterTable(table).addColumn(`${name}_hi`, 'text').execute()
}
