import type { Event } from 'contract/events/events'
import { dayMilliseconds } from 'contract/platform/durations'

let made = 0

/** Tomorrow by default. */
export function anEvent(details: Partial<Event> = {}): Event {
  made++
  return {
    _id: `0192f000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    title: `Event ${made}`,
    description: 'An afternoon of talks and demonstrations.',
    date: daysFromNow(1),
    image: '/uploads/0123456789abcdef0123456789abcdef-1280x720-88a8b8.webp',
    createdAt: daysFromNow(-30),
    ...details,
  }
}

export const daysFromNow = (days: number) =>
  new Date(Date.now() + days * dayMilliseconds).toISOString()
