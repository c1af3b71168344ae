import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventsQuery } from '#app/data/events'
import { facultyQuery } from '#app/data/faculty'
import type { Banner } from './use-messages'

const fetchEventsFailed = 'Failed to fetch events. Please try again.'
const fetchFacultyFailed = 'Failed to fetch faculty members. Please try again.'

/** The banners of lists that could not be fetched, until they are dismissed or the lists come. */
export function useFetchFailures(): Banner[] {
  const events = useFailureBanner(useQuery(eventsQuery()), fetchEventsFailed)
  const faculty = useFailureBanner(useQuery(facultyQuery()), fetchFacultyFailed)
  return [...events, ...faculty]
}

type Fetched = { isError: boolean; errorUpdatedAt: number }

function useFailureBanner({ isError, errorUpdatedAt }: Fetched, text: string): Banner[] {
  const [dismissed, setDismissed] = useState<number>()
  if (!isError || dismissed === errorUpdatedAt) return []
  return [{ kind: 'error', text, onDismiss: () => setDismissed(errorUpdatedAt) }]
}
