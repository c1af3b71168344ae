import { sql } from 'kysely'

/** By reading: scheduled changes take effect on time, even if no server has applied them yet. */
export function publicAt(timestamp: Date) {
  const now = timestamp.toISOString()
  return sql<string>`case when "deletedAt" is not null or "unpublishAt" <= ${now} then null
    when "publishAt" <= ${now} then "scheduledId" else "publishedId" end`
}
