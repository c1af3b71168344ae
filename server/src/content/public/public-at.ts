import { sql } from 'kysely'

/**
 * The revision that is public at a moment, by how the row is read: what was to be published by then needs nobody to
 * publish it, and what was to end nobody to end it.
 */
export function publicAt(moment: Date) {
  const now = moment.toISOString()
  return sql<string>`case when "deletedAt" is not null or "unpublishAt" <= ${now} then null
    when "publishAt" <= ${now} then "scheduledId" else "publishedId" end`
}
