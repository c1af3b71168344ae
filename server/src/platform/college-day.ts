import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'

export const collegeDay = (now: Date) => localDay(now.toISOString(), college.timeZone)
