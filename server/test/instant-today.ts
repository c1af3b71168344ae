import { college } from 'college/facts'
import { localDay, toInstant } from 'contract/platform/zoned-time'

const { timeZone } = college

/** A time today in the college, such as `10:00`, as an instant. */
export const instantToday = (clock: string): string =>
  toInstant(`${localDay(new Date().toISOString(), timeZone)}T${clock}`, timeZone)
