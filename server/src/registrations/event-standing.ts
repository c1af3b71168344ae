import type { Reading } from '../content/entry.ts'

/** What of an event decides about its registrations. */
export type EventStanding = {
  _id: string
  title: string
  department: string | null
  /** When it begins. */
  date: string
  isCancelled: boolean
}

/** How an event stands now; undefined where there is none. */
export async function readStanding(
  db: Reading,
  eventId: string,
): Promise<EventStanding | undefined> {
  const row = await db
    .selectFrom('events')
    .select(['_id', 'title', 'department', 'date'])
    .where('_id', '=', eventId)
    .executeTakeFirst()
  return row && { ...row, isCancelled: false }
}

export const hasBegun = ({ date }: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  Date.parse(date) <= moment.getTime()
