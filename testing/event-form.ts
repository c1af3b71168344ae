import type { EventForm } from 'contract/events/events'
import { aPicture } from './a-picture.ts'

export async function anEventForm(given: Partial<EventForm> = {}): Promise<EventForm> {
  return {
    title: 'Annual Sports Day',
    description: 'Track and field events for every department, from morning to evening.',
    date: '2030-01-15T10:00',
    image: await aPicture(),
    ...given,
  }
}
