import { useQuery } from '@tanstack/react-query'
import { findMessageTopic, type MessageTopic, readEventId } from 'contract/messaging/message-topics'
import { eventQuery } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { useCatalogue } from '#app/lib/site'

export function useTopic(): MessageTopic | undefined {
  const catalogue = useCatalogue()
  const about = useRequestedQuery('contact')('about')
  const eventId = readEventId(about)
  const { data: event } = useQuery({ ...eventQuery(eventId ?? ''), enabled: eventId !== undefined })
  if (event && event._id === eventId)
    return { about: event._id, title: event.title, path: pathOf('event', { eventId }) }
  return findMessageTopic(catalogue, about)
}
