import { useQuery } from '@tanstack/react-query'
import { findMessageTopic, type MessageTopic, readEventId } from 'college/message-topics'
import { useSearchParams } from 'react-router'
import { eventQuery } from '#app/data/events'

/** The course, group of courses or event that the address of the page names, if there is one. */
export function useTopic(): MessageTopic | undefined {
  const [search] = useSearchParams()
  const about = search.get('about') ?? undefined
  const eventId = readEventId(about)
  const { data: event } = useQuery({ ...eventQuery(eventId ?? ''), enabled: eventId !== undefined })
  if (event && event._id === eventId)
    return { about: event._id, title: event.title, path: `/event/${event._id}` }
  return findMessageTopic(about)
}
