import type { eventCategories } from '../starting-content/event-categories.ts'

/** When something is, on the college's clock. */
type SampleMoment = {
  /** Calendar days from today: 0 is today, negative is the past. */
  daysAhead: number
  /** `HH:mm` */
  at: string
}

/** An event for an empty site, placed relative to the first start on the college's clock. */
export type SampleEvent = SampleMoment & {
  /** Its end, of one that lasts for days. */
  until?: SampleMoment
  title: string
  /** The address of one of the starting categories. */
  category: (typeof eventCategories)[number]['slug']
  /** As the form of the panel offers it; absent, it is the whole college's. */
  department?: string
  description: string
  time: string
  venue: string
  /** Name of a file in `pictures/`: the build ends where there is none. */
  picture: string
}
