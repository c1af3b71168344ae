import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'

/** Today on the college's calendar, for the names of files: `2026-11-21`. */
export const dayStamp = () => localDay(new Date().toISOString(), college.timeZone)
