import { comingEvents } from './sample-events/coming.ts'
import { pastEvents } from './sample-events/past.ts'
import type { SampleEvent } from './sample-events/sample-event.ts'
import { eventsThisWeek } from './sample-events/this-week.ts'

/** In the order in which a college would have created them, the last one first. */
export const sampleEvents: readonly SampleEvent[] = [
  ...comingEvents,
  ...eventsThisWeek,
  ...pastEvents,
]
