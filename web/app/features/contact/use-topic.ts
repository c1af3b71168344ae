import { useQuery } from '@tanstack/react-query'
import { findMessageTopic, type MessageTopic, readEventId } from 'contract/message-topics'
import { eventQuery } from '#app/data/events'
import { useCatalogue } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'
import { useAsked } from '#app/pages/use-asked'

/** The course, group of courses or event that the address of the page names, if there is one. */
export function useTopic(): MessageTopic | undefined {
  const catalogue = useCatalogue()
  const about = useAsked('contact')('about')
  const eventId = readEventId(about)
  const { data: event } = useQuery({ ...eventQuery(eventId ?? ''), enabled: eventId !== undefined })
  if (event && event._id === eventId)
    return { about: event._id, title: event.title, path: pathOf('event', { eventId }) }
  return findMessageTopic(catalogue, about)
}
