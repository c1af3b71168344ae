import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether an event is there, and not in the trash. */
export const isKept: RawBuilder<SqlBool> = sql`${sql.ref('events.deletedAt')} is null`
