import { college } from 'college/facts'
import type { TranslationCode } from 'college/languages'
import { eventHours, hasEnded, isComing } from 'contract/events/event-hours'
import { comingEventsCount } from 'contract/events/events'
import { dayMilliseconds } from 'contract/platform/durations'
import { toInstant } from 'contract/platform/zoned-time'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { eventColumnsIn, eventsIn, selectPublicEvents } from './public-events.ts'

const { timeZone } = college
const daysFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMilliseconds).toISOString()

/** An event without an end date is over by the end of the next day, whatever the text of its hours says. */
const longestDays = 2
/** As in `eventGroup`. */
const pastAfterDays = 1

const selectLasting = (db: DbOrTrx, now: Date) =>
  db
    .selectFrom('events')
    .select(['_id', 'date', 'end', 'isAllDay', 'time'])
    .where((row) =>
      row.or([row('date', '>', daysFrom(now, -longestDays)), row('end', '>', daysFrom(now, -1))]),
    )

/** Ids of events that have begun and not ended. */
export async function readOngoingEvents(db: DbOrTrx, now: Date): Promise<string[]> {
  const running = await selectLasting(db, now).where('date', '<=', now.toISOString()).execute()
  return running.flatMap(({ _id, ...times }) =>
    hasEnded(withoutNulls(times), now, timeZone) ? [] : [_id],
  )
}

/** The next events that take place and are neither past nor over, soonest first. */
export async function eventsToCome(db: Db, now: Date, language?: TranslationCode) {
  const dated = selectPublicEvents(db, now)
    .where('state', 'is', null)
    .select(eventColumnsIn(language))
    .orderBy('date')
    .orderBy('_id')
  const timestamp = now.toISOString()
  const running = await dated
    .where((row) =>
      row.or([row('date', '>', daysFrom(now, -pastAfterDays)), row('end', '>', timestamp)]),
    )
    .where('date', '<=', timestamp)
    .execute()
  const ahead = await dated.where('date', '>', timestamp).limit(comingEventsCount).execute()
  return [...running, ...ahead]
    .map(eventsIn(language))
    .filter((event) => isComing(event, now, timeZone))
    .slice(0, comingEventsCount)
}

/** When an event next begins, ends or leaves the list of coming events, in epoch milliseconds; at most a day from now. */
export async function nextHoursChange(db: Db, now: Date): Promise<number> {
  const events = await selectLasting(db, now)
    .where('date', '<', daysFrom(now, longestDays))
    .execute()
  const changes = events.flatMap((event) => {
    const { start, end, listedUntil } = eventHours(withoutNulls(event), timeZone)
    return [start, end ?? start, listedUntil].map((wall) => Date.parse(toInstant(wall, timeZone)))
  })
  const ahead = changes.filter((change) => change > now.getTime())
  return Math.min(now.getTime() + dayMilliseconds, ...ahead)
}
