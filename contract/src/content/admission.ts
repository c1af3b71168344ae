import { toInstant } from '../platform/zoned-time.ts'

/** The days of admission to a course; each may be unknown. The last one is a day on which it is open. */
export type AdmissionDays = { opensOn?: string | undefined; closesOn?: string | undefined }

/** Whether a course can be applied for, and the day that goes with it. */
export type Admission =
  | { state: 'opens'; day: string }
  | { state: 'open'; day?: string }
  | { state: 'closed' }

/** The first instant of a day in a zone, ISO 8601. */
export const startOfDay = (day: string, timeZone: string) => toInstant(`${day}T00:00`, timeZone)

/** The first instant after it. */
export const endOfDay = (day: string, timeZone: string) => toInstant(`${day}T24:00`, timeZone)

/** Whether a course can be applied for at a moment, by the calendar of the college; undefined where no day is known. */
export function admissionAt(
  { opensOn, closesOn }: AdmissionDays,
  moment: Date,
  timeZone: string,
): Admission | undefined {
  if (!opensOn && !closesOn) return undefined
  const now = moment.toISOString()
  if (opensOn && now < startOfDay(opensOn, timeZone)) return { state: 'opens', day: opensOn }
  if (!closesOn) return { state: 'open' }
  return now < endOfDay(closesOn, timeZone) ? { state: 'open', day: closesOn } : { state: 'closed' }
}
