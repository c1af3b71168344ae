import { toInstant } from '../platform/zoned-time.ts'

/** The last day is included. */
export type AdmissionDays = { opensOn?: string | undefined; closesOn?: string | undefined }

export type Admission =
  | { state: 'opens'; day: string }
  | { state: 'open'; day?: string }
  | { state: 'closed' }

export const startOfDay = (day: string, timeZone: string) => toInstant(`${day}T00:00`, timeZone)

export const endOfDay = (day: string, timeZone: string) => toInstant(`${day}T24:00`, timeZone)

/** In the college's calendar; undefined where no day is known. */
export function admissionAt(
  { opensOn, closesOn }: AdmissionDays,
  timestamp: Date,
  timeZone: string,
): Admission | undefined {
  if (!opensOn && !closesOn) return undefined
  const now = timestamp.toISOString()
  if (opensOn && now < startOfDay(opensOn, timeZone)) return { state: 'opens', day: opensOn }
  if (!closesOn) return { state: 'open' }
  return now < endOfDay(closesOn, timeZone) ? { state: 'open', day: closesOn } : { state: 'closed' }
}
