import { college } from 'college/facts'
import { todayAt } from 'contract/events/event-badge'

/** Today on the college's clock. */
export const todayOf = (now: Date) => todayAt(now, college.timeZone)
