import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as eventsAndAdmins } from './migrations/001-events-and-admins.ts'
import { up as facultyAndContact } from './migrations/002-faculty-and-contact.ts'
import { up as students } from './migrations/003-students.ts'
import { up as mailAndProofs } from './migrations/004-mail-and-proofs.ts'
import { up as activitiesAndSpam } from './migrations/005-activities-and-spam.ts'
import type { Db, Engine } from './open.ts'

/** What the engines call the same thing. Text of ISO 8601 UTC sorts as the instants do. */
export type ColumnTypes = { instant: ColumnDataType | RawBuilder<unknown>; engine: Engine }

const columnTypes: Record<Engine, ColumnTypes> = {
  sqlite: { instant: 'text', engine: 'sqlite' },
  postgres: { instant: sql`timestamptz(3)`, engine: 'postgres' },
}

type Up = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>

const migrations: Record<string, Up> = {
  '001-events-and-admins': eventsAndAdmins,
  '002-faculty-and-contact': facultyAndContact,
  '003-students': students,
  '004-mail-and-proofs': mailAndProofs,
  '005-activities-and-spam': activitiesAndSpam,
}

/** Brings the tables up to date, under a lock, so that servers may start side by side. Rejects when one fails. */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const types = columnTypes[engine]
  const bound = Object.entries(migrations).map(([name, up]): [string, Migration] => [
    name,
    { up: (tables) => up(tables, types) },
  ])
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(bound) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
