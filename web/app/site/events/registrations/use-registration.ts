import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events/events'
import { seatTermsQuery } from '#app/data/registrations'
import { formatDateTime } from '#app/lib/format-date-time'
import { useSite } from '#app/lib/site'

/** What is the same for everyone; undefined if the event doesn't take registrations, or no longer does. */
export function useRegistration({ _id, date }: Pick<Event, '_id' | 'date'>) {
  const { data } = useQuery(seatTermsQuery(_id))
  const { now } = useSite()
  const terms = data?.terms
  if (!terms || data.eventState || Date.parse(date) <= now.getTime()) return undefined
  const { opensAt, closesAt } = terms
  const timestamp = now.toISOString()
  return {
    terms,
    opensOn: opensAt !== undefined && opensAt > timestamp ? formatDateTime(opensAt) : undefined,
    isLate: closesAt !== undefined && closesAt <= timestamp,
    closes: closesAt && formatDateTime(closesAt),
  }
}
