import { getEventEntry } from 'contract/events/event-entry'
import { eventsKey } from './events'
import { freshQuery } from './fresh-query'

export const eventEntryQuery = (_id: string) =>
  freshQuery([...eventsKey, 'entry', _id], getEventEntry, { params: { _id } })
