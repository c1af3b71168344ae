import type { Instant } from './timestamp.ts'

export type EventPhotoTable = {
  eventId: string
  itemId: string
  place: number
  addedAt: Instant
}
