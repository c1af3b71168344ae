import { college } from 'college/facts'
import { whenWords } from 'contract/events/event-when'

export const eventWhen = whenWords(college)
