import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Certificates become self-contained, walk-ins findable by address, and activity entries refer to people by id. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await addColumns(db, types)
  await fillCertificates(db)
  await changeNotes(db, types)
}

async function addColumns(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('checkIns').addColumn('emailKey', 'text').execute()
  const certificates = () => db.schema.alterTable('certificates')
  await certificates()
    .addColumn('studentId', 'text', (column) =>
      column.references('students._id').onDelete('set null'),
    )
    .execute()
  await certificates().addColumn('end', instant).execute()
  for (const column of ['emailKey', 'venue', 'signedBy', 'signedAs'])
    await certificates().addColumn(column, 'text').execute()
  const indexes = [
    ['checkIns', 'emailKey'],
    ['certificates', 'studentId'],
    ['certificates', 'emailKey'],
  ] as const
  for (const [table, column] of indexes)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}

/** From current data: what was printed was not stored. */
async function fillCertificates(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `update "checkIns" set "emailKey" = lower(trim(email)) where email is not null`,
    `update certificates set
      "studentId" = (select "studentId" from "checkIns" join registrations
        on registrations._id = "registrationId" where "checkIns"._id = "checkInId"),
      "emailKey" = (select coalesce(registrations."emailKey", "checkIns"."emailKey")
        from "checkIns" left join registrations on registrations._id = "registrationId"
        where "checkIns"._id = "checkInId")
      where certificates.name is not null`,
    `update certificates set
      "end" = (select events."end" from events
        where events._id = certificates."eventId" and events.date = certificates.date),
      venue = (select events.venue from events where events._id = certificates."eventId"),
      "signedBy" = (select "eventDoors"."signedBy" from "eventDoors"
        where "eventDoors"."eventId" = certificates."eventId"),
      "signedAs" = (select "eventDoors"."signedAs" from "eventDoors"
        where "eventDoors"."eventId" = certificates."eventId")`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Suspends the append-only rule of migration 005. */
const lockOf = {
  sqlite: {
    open: 'drop trigger activities_refuse_update',
    close: `create trigger activities_refuse_update before update on activities
      begin select raise(abort, 'activities are append-only'); end`,
  },
  postgres: {
    open: 'alter table activities disable trigger activities_refuse_change',
    close: 'alter table activities enable trigger activities_refuse_change',
  },
}

async function changeNotes(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  const notes = await sql<Note>`select _id, "targetId", changes from activities
    where subject = 'registration' and action in ('created', 'approved', 'undone')`.execute(db)
  await sql.raw(lockOf[engine].open).execute(db)
  for (const note of notes.rows) {
    const changes = JSON.stringify(await withoutNames(db, note))
    if (changes !== note.changes)
      await sql`update activities set changes = ${changes} where _id = ${note._id}`.execute(db)
  }
  await sql.raw(lockOf[engine].close).execute(db)
}

type Note = { _id: string; targetId: string; changes: string }
type Change = { field: string; before?: string; after?: string }

async function withoutNames(db: Kysely<unknown>, { targetId, changes }: Note): Promise<Change[]> {
  const all: Change[] = JSON.parse(changes)
  const changed: Change[] = []
  for (const one of all) {
    const { field, before = '', after = '' } = one
    if (field === 'registered')
      changed.push({ field, after: only(await registered(db, targetId, after)) })
    else if (field === 'let in')
      changed.push({ field, before: only(await letIn(db, targetId, before)) })
    else changed.push(one)
  }
  return changed
}

/** Only if the name is unambiguous. */
const only = ([first, ...others]: { _id: string }[]) =>
  first && others.length === 0 ? first._id : 'unknown'

const registered = async (db: Kysely<unknown>, eventId: string, name: string) =>
  (
    await sql<{ _id: string }>`select _id from registrations
      where "eventId" = ${eventId} and name = ${name}`.execute(db)
  ).rows

const letIn = async (db: Kysely<unknown>, eventId: string, name: string) =>
  (
    await sql<{ _id: string }>`select "checkIns"._id from "checkIns"
      left join registrations on registrations._id = "registrationId"
      where "checkIns"."eventId" = ${eventId} and outcome = 'undone'
        and coalesce(registrations.name, "checkIns".name) = ${name}`.execute(db)
  ).rows
