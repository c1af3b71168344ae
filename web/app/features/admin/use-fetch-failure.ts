import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventsQuery } from '#app/data/events'
import type { Banner } from './use-messages'

const fetchEventsFailed = 'Failed to fetch events. Please try again.'

/** The banner of a list of events that could not be fetched, until it is dismissed or the list comes. */
export function useFetchFailure(): Banner[] {
  const { isError, errorUpdatedAt } = useQuery(eventsQuery())
  const [dismissed, setDismissed] = useState<number>()
  if (!isError || dismissed === errorUpdatedAt) return []
  return [{ kind: 'error', text: fetchEventsFailed, onDismiss: () => setDismissed(errorUpdatedAt) }]
}
