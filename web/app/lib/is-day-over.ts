import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'

/** Whether a last day, where one is set, is over on the college's calendar. */
export const isDayOver = (day: string | undefined, now: Date): boolean =>
  day !== undefined && endOfDay(day, college.timeZone) <= now.toISOString()
