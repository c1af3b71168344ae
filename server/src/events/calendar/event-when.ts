import { college } from 'college/facts'
import { whenWords } from 'contract/events/event-when'

/** When an event is, in the words of the college's language and on its clock. */
export const eventWhen = whenWords(college)
