import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'

/** `2026-11-21` in the college's time zone, for file names. */
export const dayStamp = () => localDay(new Date().toISOString(), college.timeZone)
