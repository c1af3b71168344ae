import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, columnTypes: ColumnTypes): Promise<void> {
  await createMails(db, columnTypes)
  await createKeys(db)
  await createProofs(db, columnTypes)
  await createSignIns(db, columnTypes)
}

async function createMails(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('studentId', 'text', (column) =>
      column.references('students._id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('dueAt', instant, (column) => column.notNull())
    .addColumn('giveUpAt', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mails_by_due').on('mails').column('dueAt').execute()
  await db.schema.createIndex('mails_by_student').on('mails').column('studentId').execute()
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('serverKeys')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  const key = randomBytes(32).toString('base64url')
  await sql`insert into "serverKeys" (name, value) values ('email-codes', ${key})`.execute(db)
}

async function createProofs(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('emailCodes')
    .addColumn('studentId', 'text', (column) =>
      column.primaryKey().notNull().references('students._id').onDelete('cascade'),
    )
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('passwordResets')
    .addColumn('studentId', 'text', (column) =>
      column.primaryKey().notNull().references('students._id').onDelete('cascade'),
    )
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
}

async function createSignIns(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('signInStarts')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('codeVerifier', 'text', (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('signInProofs')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('studentLinks')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('studentId', 'text', (column) =>
      column.notNull().references('students._id').onDelete('cascade'),
    )
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('student_links_key', ['issuer', 'subject'])
    .execute()
  await db.schema
    .createIndex('student_links_by_student')
    .on('studentLinks')
    .column('studentId')
    .execute()
}
