import { type RawBuilder, type SqlBool, sql } from 'kysely'

export const isNotDeleted: RawBuilder<SqlBool> = sql`${sql.ref('events.deletedAt')} is null`
