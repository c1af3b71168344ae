import { listCheckInEvents } from 'contract/events/check-in'
import { freshQuery } from './fresh-query'

export const checkInEventsQuery = () => freshQuery(['door-events'], listCheckInEvents)
