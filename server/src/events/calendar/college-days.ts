import { college } from 'college/facts'
import { todayAt } from 'contract/events/event-badge'

export const todayOf = (now: Date) => todayAt(now, college.timeZone)
