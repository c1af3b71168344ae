import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  // An address was given to somebody else, who then took over the account: the first link stays.
  const second = sql`exists (select 1 from "studentLinks" as earlier
    where earlier."studentId" = "studentLinks"."studentId" and earlier.issuer = "studentLinks".issuer
    and (earlier."createdAt" < "studentLinks"."createdAt"
      or (earlier."createdAt" = "studentLinks"."createdAt" and earlier.subject < "studentLinks".subject)))`
  const takenOver = sql`(select "studentId" from "studentLinks" where ${second})`
  await sql`delete from "studentSessions" where "studentId" in ${takenOver}`.execute(db)
  await sql`delete from "studentLinks" where ${second}`.execute(db)
  await db.schema.dropIndex('student_links_by_student').execute()
  await db.schema
    .createIndex('student_links_by_student')
    .unique()
    .on('studentLinks')
    .columns(['studentId', 'issuer'])
    .execute()

  await db.schema
    .createTable('knownNetworks')
    .addColumn('studentId', 'text', (column) =>
      column.notNull().references('students._id').onDelete('cascade'),
    )
    .addColumn('networkHash', 'text', (column) => column.notNull())
    .addColumn('lastSignInAt', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['studentId', 'networkHash'])
    .execute()
  await db.schema
    .createIndex('known_networks_by_sign_in')
    .on('knownNetworks')
    .column('lastSignInAt')
    .execute()
  const key = randomBytes(32).toString('base64url')
  await sql`insert into "serverKeys" (name, value) values ('known-places', ${key})`.execute(db)
}
