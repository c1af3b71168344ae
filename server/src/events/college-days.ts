import { college } from 'college/facts'
import { dayMilliseconds } from 'contract/event-status'
import { localDay, toInstant } from 'contract/zoned-time'

const { timeZone } = college

const startOfDay = (moment: Date) =>
  toInstant(`${localDay(moment.toISOString(), timeZone)}T00:00`, timeZone)

/** The last midnight on the college's clock, as ISO 8601 UTC text. */
export const todayStart = (now: Date): string => startOfDay(now)

/** The next midnight on the college's clock, in epoch milliseconds: pages say "today" until then. */
export const nextMidnight = (now: Date): number =>
  Date.parse(startOfDay(new Date(now.getTime() + dayMilliseconds)))
