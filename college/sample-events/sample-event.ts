/** An event for an empty site, placed relative to the first start on the college's clock. */
export type SampleEvent = {
  /** Calendar days from today: 0 is today, negative is the past. */
  daysAhead: number
  /** `HH:mm` on the college's clock. */
  at: string
  title: string
  description: string
  time: string
  venue: string
  /** Name of a file in `pictures/`: the build ends where there is none. */
  picture: string
}
