import { college } from 'college/facts'
import { formatEventDates } from 'contract/events/event-when'

export const eventWhen = formatEventDates(college)
