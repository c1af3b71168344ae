import type { Db } from '../../platform/db/open.ts'
import { nextHoursChange } from '../details/coming-events.ts'
import { nextEventPublication } from '../details/public-events.ts'
import { nextTermsChange } from '../registrations/next-change.ts'
import { nextStatusChange } from './by-status.ts'
import { todayOf } from './college-days.ts'

/** When anything shown about events changes by time alone: status, what is on, visibility, or the current day. */
export async function nextEventsChange(db: Db, now: Date): Promise<number> {
  const changes = [
    nextStatusChange(db, now),
    nextHoursChange(db, now),
    nextTermsChange(db, now),
    nextEventPublication(db, now),
  ]
  return Math.min(...(await Promise.all(changes)), Date.parse(todayOf(now).end))
}
