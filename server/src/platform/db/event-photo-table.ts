import type { Instant } from './timestamp.ts'

/** A picture of the library that the page of an event shows. */
export type EventPhotoTable = {
  eventId: string
  itemId: string
  /** Lower comes first. */
  place: number
  addedAt: Instant
}
