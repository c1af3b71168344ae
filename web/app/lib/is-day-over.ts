import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'

export const isDayOver = (day: string | undefined, now: Date): boolean =>
  day !== undefined && endOfDay(day, college.timeZone) <= now.toISOString()
