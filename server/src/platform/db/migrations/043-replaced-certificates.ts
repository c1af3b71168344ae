import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('replacedCertificates')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('certificateId', 'text', (column) =>
      column.notNull().references('certificates._id').onDelete('cascade'),
    )
    .addColumn('replacedAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('replacedCertificates_by_certificate')
    .on('replacedCertificates')
    .column('certificateId')
    .execute()
}
