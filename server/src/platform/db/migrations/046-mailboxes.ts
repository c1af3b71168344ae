import { type Kysely, sql } from 'kysely'
import { mailboxOf } from '../../email-key.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('registrations').addColumn('mailbox', 'text').execute()
  await sql`update registrations set mailbox = "emailKey"`.execute(db)
  const { rows } = await sql<{ _id: string; emailKey: string }>`
    select _id, "emailKey" from registrations where "emailKey" like '%+%@%'
      or "emailKey" like '%@gmail.com' or "emailKey" like '%@googlemail.com'`.execute(db)
  for (const { _id, emailKey } of rows)
    await sql`update registrations set mailbox = ${mailboxOf(emailKey)} where _id = ${_id}`.execute(
      db,
    )
  await db.schema
    .createIndex('registrations_by_mailbox')
    .on('registrations')
    .columns(['eventId', 'mailbox'])
    .execute()
}
