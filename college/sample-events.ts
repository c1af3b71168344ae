import { comingEvents } from './sample-events/coming.ts'
import { earlierEvents } from './sample-events/earlier.ts'
import { recentEvents } from './sample-events/recent.ts'
import type { SampleEvent } from './sample-events/sample-event.ts'

export const sampleEvents: readonly SampleEvent[] = [
  ...comingEvents,
  ...recentEvents,
  ...earlierEvents,
]
