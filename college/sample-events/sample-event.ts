import type { eventCategories } from '../starting-content/event-categories.ts'

type SampleTime = {
  /** Calendar days from today; negative is the past. */
  daysAhead: number
  /** `HH:mm` */
  at: string
}

export type SampleEvent = SampleTime & {
  until?: SampleTime
  title: string
  category: (typeof eventCategories)[number]['slug']
  /** Absent for college-wide events. */
  department?: string
  description: string
  time: string
  venue: string
  /** File in `pictures/`; the build fails if it is missing. */
  picture: string
}
